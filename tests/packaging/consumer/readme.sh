#!/bin/sh
# readme.sh README INSTALLED: pastes what README.md shows into files and builds them, with the prefix for
# what is installed on the system.
set -eu
readme=$1 prefix=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
shown() { # the block of this language in a section, or before the first section
    awk -v fence="\`\`\`$2" -v heading="## $1" 'BEGIN { here = heading == "## " } /^## / { here = $0 == heading }
        /^```/ { inside = here && $0 == fence; next } inside' "$readme"
}
shown "" cpp >first_solution.cpp
shown "Use it in your program" cmake >CMakeLists.txt
shown "Use it in your program" c >first_solution.c

check() { # check NAME EXPECTED ACTUAL
    [ "$2" = "$3" ] || { printf 'FAILED %s: expected %s, found %s\n' "$@"; exit 1; }
}
$CXX $CXXFLAGS -std=c++20 "-I$prefix/include" first_solution.cpp -o alone
check "the program" "0 4 7 5 2 6 1 3 " "$(./alone | head -n 1)"
cmake -B build "-DCMAKE_PREFIX_PATH=$prefix" && cmake --build build
check "the program, built by CMake" "0 4 7 5 2 6 1 3 " "$(build/first_solution | head -n 1)"
$CC "-I$prefix/include" first_solution.c "-L$prefix/$LIBDIR" -lctqueens -o c
check "the program in C" 15863724 "$(LD_LIBRARY_PATH=$prefix/$LIBDIR ./c)"
