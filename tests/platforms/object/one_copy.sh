#!/usr/bin/env bash
# one_copy.sh READELF COMPILER FLAG…: a program of two translation units has one copy of the table,
# and a shared library that it is linked with uses, when they run, the same.
. "$(dirname "$0")/common.sh"

for optimisation in "${optimisations[@]}"; do
    for position in "${positions[@]}"; do
        "${compiler[@]}" "$optimisation" -shared -fPIC "$here/one_copy_library.cpp" -o libone_copy.so
        # shellcheck disable=SC2086 # two options
        "${compiler[@]}" "$optimisation" $position "$here/one_copy.cpp" "$here/one_copy_unit.cpp" \
            -L. -lone_copy "-Wl,-rpath,$PWD" -o one_copy
        name="of $optimisation $position"
        for file in one_copy libone_copy.so; do
            check "tables in $file $name" "$only_the_table" \
                "$(symbols $file | cut -d ' ' -f 1,3-)"
        done
        check "addresses $name" "one table" "$(./one_copy)"
    done
done
exit $failed
