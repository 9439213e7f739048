#!/usr/bin/env bash
# read_only.sh READELF COMPILER FLAG…: the table is 736 bytes of read-only data, in which linker and
# loader have nothing to fill in. There is no data that can be written, and so no dynamic
# initialiser: its address would be in .init_array, which is such data.
. "$(dirname "$0")/common.sh"

for optimisation in "${optimisations[@]}"; do
    for position in "${positions[@]% *}"; do
        object=read_only.o
        "${compiler[@]}" "$optimisation" "$position" -c "$here/table.cpp" -o "$object"
        name="of $optimisation $position"
        symbols=$(symbols "$object")
        sections=$(sections "$object")
        check "symbols $name" "$only_the_table" "$(cut -d ' ' -f 1,3- <<<"$symbols")"
        number=$(sed -n 's/^[0-9]* \([0-9]*\) ctqueens::solutions<.*/\1/p' <<<"$symbols")
        check "size and flags of the table's section $name (A: it is loaded)" "736 A" \
            "$(awk -v n="$number" '$1 == n { gsub("[^AWX]", "", $4); print $3, $4 }' <<<"$sections")"
        check "relocations of the table $name" "" \
            "$(awk -v n="$number" '$2 ~ /^\.rel/ && $5 == n { print $2, $3 }' <<<"$sections")"
        check "sections that can be written $name" "" \
            "$(awk '$4 ~ /W/ && $3 > 0 { print $2, $3 }' <<<"$sections")"
    done
done
exit $failed
