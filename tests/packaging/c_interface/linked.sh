#!/bin/sh
# linked.sh NM STATIC-LIBRARY SHARED-LIBRARY INCLUDE PROGRAM: a C program that asks for the tables of
# n = 8 gets these and no others with the static library, and none of its own with the shared one; the
# static library needs nothing but what every compiler does.
set -eu
nm=$1 include=$4 program=$5
tables_with() {
    ${CC:-cc} "-I$include" "$program" "$1" -o linked
    "$nm" -C linked | sed -n 's/.* r ctqueens::compiled::(anonymous namespace):://p' | sort
}
check() { # check NAME EXPECTED ACTUAL
    [ "$2" = "$3" ] || { printf 'FAILED %s\nexpected:\n%s\nactual:\n%s\n' "$@"; exit 1; }
}
check "tables with the static library" "all<8>
fundamental<8>" "$(tables_with "$2")"
check "tables with the shared library" "" "$(tables_with "$3")"
check "what the static library needs" "" "$("$nm" -u "$2" |
    sed -n 's/^ *U //p' | grep -vE '^(_ZN8ctqueens.*|mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_)$')"
