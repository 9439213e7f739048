#!/usr/bin/env bash
# debian.sh BUILD: makes the Debian packages of a build for /usr, installs them, prints the first
# solution in each way that they offer, and removes them, after which no file of them is left. Needs
# the right to install packages.
set -euo pipefail
build=$(realpath "$1")
examples=$(realpath "$(dirname "$0")/../../../docs/examples")
sudo=$(command -v sudo || true)
packages=(ctqueens libctqueens1 libctqueens-dev)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cpack --config "$build/CPackConfig.cmake" -B "$work/packages"
$sudo apt-get install -y --no-install-recommends "$work"/packages/*.deb
mapfile -t files < <(dpkg -L "${packages[@]}" | grep ctqueens)

prints_first_solution() {
    printf '%s\n' "$*"
    [ "$("$@")" = 15863724 ]
}
cd "$work"
prints_first_solution ctqueens --solution 1 --format digits

# The manual page is where Debian has it, whether or not it installs manual pages.
manual=$build/src/shell/ctqueens.1
dpkg-deb --fsys-tarfile packages/ctqueens_*.deb | tar -xO ./usr/share/man/man1/ctqueens.1.gz >manual.gz
gzip -dc manual.gz | cmp - "$manual"
gzip -9nc "$manual" | cmp - manual.gz

# shellcheck disable=SC2046 # options
cc "$examples/first_solution.c" $(pkg-config --cflags --libs ctqueens-tables) -o with_pkg_config
prints_first_solution ./with_pkg_config
cmake -S "$examples" -B with_cmake >cmake.log && cmake --build with_cmake
prints_first_solution with_cmake/first_solution
prints_first_solution with_cmake/first_solution_in_c
prints_first_solution python3 "$examples/first_solution.py"

$sudo apt-get purge -y "${packages[@]}"
left=$(ls -d "${files[@]}" 2>/dev/null || true)
[ -z "$left" ] || { echo "FAILED: left are $left"; exit 1; }
! /sbin/ldconfig -p | grep ctqueens
echo "Debian packages: installed, used and removed"
