#!/bin/sh
# packaging.sh SOURCES FOLDER VERSION HANA: the recipes of docs/packaging are for this version, and the options,
# files, targets and modules that they name are there. What vcpkg and Conan do themselves is not run.
set -eux
sources=$1 folder=$2 version=$3 hana=$4
vcpkg=$sources/docs/packaging/vcpkg
conan=$sources/docs/packaging/conan
names() { # names REGEX FILE: what \(…\) matches in the lines of a file, sorted
    sed -n "s/^ *$1.*/\1/p" "$2" | sort -u
}

# The version, the addresses and the minimal CMake.
[ "$(names '"version": "\(.*\)"' "$vcpkg/vcpkg.json")" = "$version" ]
[ "$(names '"\(.*\)":' "$conan/conandata.yml")" = "$version" ]
address=$(names '"homepage": "\(.*\)"' "$vcpkg/vcpkg.json")
[ "https://github.com/$(names 'REPO \(.*\)' "$vcpkg/portfile.cmake")" = "$address" ]
[ "$(names 'homepage = "\(.*\)"' "$conan/conanfile.py")" = "$address" ]
[ "$(names 'url: "\(.*\)"' "$conan/conandata.yml")" = "$address/archive/refs/tags/v$version.tar.gz" ]
[ "$(names '.*cmake\/\[>=\([0-9.]*\)' "$conan/conanfile.py")" = \
    "$(names 'cmake_minimum_required(VERSION \(.*\))' "$sources/CMakeLists.txt")" ]

# Both have the same options, and the project has them.
options=$(names '\(-DCTQUEENS_.*\)' "$vcpkg/portfile.cmake")
[ "$options" = "$(names '.*\["\(CTQUEENS_.*\)"\] = False' "$conan/conanfile.py" | sed 's/.*/-D&=OFF/')" ]
rm -rf "$folder"
package() { # package SHARED: what both install
    # shellcheck disable=SC2086 # options
    cmake -G Ninja -S "$sources" -B "$folder/build" $options "-DCTQUEENS_HANA=$hana" "-DBUILD_SHARED_LIBS=$1" \
        -DFETCHCONTENT_FULLY_DISCONNECTED=ON -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE= \
        >"$folder.log" 2>&1
    if grep -A9 "not used by the project" "$folder.log"; then
        exit 1
    fi
    cmake --build "$folder/build"
    rm -rf "$folder/prefix" "$folder/test"
    cmake --install "$folder/build" --prefix "$folder/prefix"
    # The recipes remove share, whose files are for Debian, and Conan includes a module of ours.
    [ "$(cd "$folder/prefix" && echo * share/* lib/libctqueens.*)" = "include lib share share/doc $2" ]
    [ -f "$folder/prefix/lib/cmake/ctqueens/$(names '.*_modules, "\(.*\)"' "$conan/conanfile.py")" ]
    cmake -S "$conan/test_package" -B "$folder/test" "-DCMAKE_PREFIX_PATH=$folder/prefix"
    cmake --build "$folder/test"
    [ "$("$folder/test/test_package")" = 15863724 ]
}
package ON "lib/libctqueens.so lib/libctqueens.so.1 lib/libctqueens.so.$version"
package OFF lib/libctqueens.a

# The modules and targets that vcpkg shows to users, and those of Conan.
modules=$(names '  \(ctqueens.*\)' "$vcpkg/usage")
[ "$modules" = "$(ls "$folder/prefix/lib/pkgconfig" | sed 's/\.pc$//' | sort)" ]
[ "$modules" = "$(names '.*"pkg_config_name", "\(.*\)"' "$conan/conanfile.py" | grep -v '^ctqueens-all$')" ]
[ "$(names 'target_.* \(ctqueens::.*\))' "$vcpkg/usage")" = \
    "$(names '.*"cmake_target_name", "\(.*\)"' "$conan/conanfile.py" | grep -v '^ctqueens::all$')" ]
mkdir "$folder/usage"
{
    printf 'cmake_minimum_required(VERSION 3.25)\nproject(usage LANGUAGES CXX)\nadd_executable(main %s)\n' \
        "$conan/test_package/test_package.cpp"
    grep '^  [ft].*(' "$vcpkg/usage" | if [ "$hana" = ON ]; then cat; else grep -v ::hana; fi
    echo 'ctqueens_verify_counts(counts MAX_N 2)'
} >"$folder/usage/CMakeLists.txt"
cmake -S "$folder/usage" -B "$folder/usage/build" "-DCMAKE_PREFIX_PATH=$folder/prefix"
cmake --build "$folder/usage/build"
[ "$("$folder/usage/build/main")" = 15863724 ]
