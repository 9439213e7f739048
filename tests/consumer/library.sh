#!/bin/sh
# library.sh SOURCES FOLDER: what the preset library builds can be installed, and the C program of the
# examples runs with it.
set -eu
rm -rf "$2"
cd "$1"
cmake --preset library -B "$2/build"
cmake --build "$2/build"
cmake --install "$2/build" --prefix "$2/prefix"
cmake -S docs/examples -B "$2/examples" "-DCMAKE_PREFIX_PATH=$2/prefix"
cmake --build "$2/examples"
[ "$("$2/examples/first_solution_in_c")" = 15863724 ]
