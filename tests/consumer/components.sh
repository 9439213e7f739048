#!/bin/sh
# components.sh BUILD EXAMPLES FOLDER: with only the development component of a build installed, the examples
# find the headers and the static library; with the component library too, they find the shared library.
set -eu
build=$1 examples=$2 folder=$3
rm -rf "$folder"
cmake --install "$build" --prefix "$folder/prefix" --component development
[ "$(ls "$folder/prefix/share/doc")" = libctqueens-dev ]

prints() { # whether the examples, built with the shared library if it is installed, print the first solution
    cmake -S "$examples" -B "$folder/examples" "-DCMAKE_PREFIX_PATH=$folder/prefix" -DBUILD_SHARED_LIBS=ON
    cmake --build "$folder/examples"
    [ "$("$folder/examples/first_solution")" = 15863724 ]
    [ "$("$folder/examples/first_solution_in_c")" = 15863724 ]
}
loads_library() {
    LD_TRACE_LOADED_OBJECTS=1 "$folder/examples/first_solution_in_c" | grep libctqueens
}
prints
if loads_library; then
    exit 1
fi
cmake --install "$build" --prefix "$folder/prefix" --component library
prints
loads_library
