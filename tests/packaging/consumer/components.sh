#!/bin/sh
# components.sh BUILD EXAMPLES FOLDER: with only the development component of a build installed, the examples
# find the headers and the static library; with the component library too, BUILD_SHARED_LIBS chooses.
set -eu
build=$1 examples=$2 folder=$3
rm -rf "$folder"
cmake --install "$build" --prefix "$folder/prefix" --component development
[ "$(ls "$folder/prefix/share/doc")" = libctqueens-dev ]

prints() { # prints SHARED LOADED: the examples print the first solution, and LOADED (0 or 1) libraries of ours are loaded
    cmake -S "$examples" -B "$folder/examples" "-DCMAKE_PREFIX_PATH=$folder/prefix" -DBUILD_SHARED_LIBS=$1
    cmake --build "$folder/examples"
    [ "$("$folder/examples/first_solution")" = 15863724 ]
    [ "$("$folder/examples/first_solution_in_c")" = 15863724 ]
    [ "$(LD_TRACE_LOADED_OBJECTS=1 "$folder/examples/first_solution_in_c" | grep -c libctqueens)" = "$2" ]
}
prints ON 0
cmake --install "$build" --prefix "$folder/prefix" --component library
prints ON 1
prints OFF 0
