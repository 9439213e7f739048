#!/usr/bin/env bash
# unused.sh READELF COMPILER FLAG…: a program that includes all of the library and uses solutions<8>
# has this one table and nothing else of the library: no other table, no search.
. "$(dirname "$0")/common.sh"

for optimisation in "${optimisations[@]}"; do
    "${compiler[@]}" "$optimisation" "$here/print_solution.cpp" -o unused
    check "symbols of $optimisation" "$only_the_table" "$(symbols unused | cut -d ' ' -f 1,3-)"
done
exit $failed
