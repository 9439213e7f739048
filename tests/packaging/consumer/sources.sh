#!/bin/sh
# sources.sh SOURCES FOLDER: a copy of the sources in a folder whose path looks like a pattern, or like the
# Hana front end, installs the same headers and has the same tests. What would be empty is refused: Debian
# packages made there, and a copy without headers.
set -eu
sources=$1 folder=$2
rm -rf "$folder"
copy="$folder/[ab]/ctqueens/hana/copy"
mkdir -p "$copy"
cd "$sources"
cp -R CMakeLists.txt LICENSE README.md docs include src tests "$copy"
configure() { # configure SOURCES BUILD
    cmake -G Ninja -S "$1" -B "$2" -DCTQUEENS_SHELL=OFF -DCTQUEENS_STATIC_AND_SHARED=OFF \
        "-DCMAKE_CXX_COMPILER=$CXX" "-DCMAKE_CXX_FLAGS=$CXXFLAGS"
}
tests() {
    ctest --test-dir "$1" -N | sed -n 's/^ *Test .*: //p'
}
configure "$sources" "$folder/original"
configure "$copy" "$folder/[build]"
[ -n "$(tests "$folder/[build]")" ]
[ "$(tests "$folder/[build]")" = "$(tests "$folder/original")" ]

: >"$folder/[build]/src/tables/libctqueens.a" # what is compiled does not matter here
cmake --install "$folder/[build]" --prefix "$folder/prefix"
diff -r "$copy/include" "$folder/prefix/include"

refused() { # refused SENTENCE COMMAND…
    sentence=$1 && shift
    if "$@" >"$folder/output" 2>&1 || ! tr -s ' \n' ' ' <"$folder/output" | grep "$sentence"; then
        cat "$folder/output" && echo "This should fail and say '$sentence'" && exit 1
    fi
}
refused "ctqueens: Debian packages cannot be made in a folder" \
    cpack --config "$folder/[build]/CPackConfig.cmake" -B "$folder/[build]"
rm "$copy/include/ctqueens/solutions.hpp"
refused "ctqueens: no headers found in" configure "$copy" "$folder/[build]"
