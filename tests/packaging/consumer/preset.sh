#!/bin/sh
# preset.sh SOURCES FOLDER PRESET: what a preset builds can be installed, and all that was installed works.
set -eu
sources=$1 folder=$2 preset=$3
rm -rf "$folder"
mkdir -p "$folder/sources"
cd "$sources"
cp -R CMakeLists.txt CMakePresets.json LICENSE README.md docs include src tests "$folder/sources"
cd "$folder/sources"
cmake --preset "$preset"
cmake --build --preset "$preset"
build=build
[ -d build ] || build=build-$preset
prefix=$folder/prefix
cmake --install "$build" --prefix "$prefix"

if [ "$preset" = library ]; then
    packages="libctqueens-dev libctqueens1"
    diff -r -x 'hana*' include "$prefix/include"
else
    packages="ctqueens libctqueens-dev libctqueens1"
    diff -r include "$prefix/include"
    [ "$("$prefix/bin/ctqueens" --solution 1 --format digits)" = 15863724 ]
fi
# There is a copyright file for what was installed, and for nothing else.
[ "$(cd "$prefix/share/doc" && echo *)" = "$packages" ] || { ls "$prefix/share/doc"; exit 1; }

for shared in OFF ON; do
    cmake -S docs/examples -B examples "-DCMAKE_PREFIX_PATH=$prefix" -DBUILD_SHARED_LIBS=$shared
    cmake --build examples
    [ "$(examples/first_solution)" = 15863724 ]
    [ "$(examples/first_solution_in_c)" = 15863724 ]
done

# Uninstalling removes everything that was installed, and nothing else.
touch "$prefix/include/ctqueens/mine.hpp"
cmake --build "$build" --target uninstall
[ "$(cd "$prefix" && find . -type f -o -type l)" = ./include/ctqueens/mine.hpp ]
[ ! -e "$prefix/share/doc/ctqueens" ] && [ ! -e "$prefix/lib/cmake/ctqueens" ]
