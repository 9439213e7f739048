#!/usr/bin/env bash
# growth.sh READELF COMPILER FLAG…: a program that prints one solution takes at most 1 KiB more memory
# than one that prints a string. (File sizes do not show this: padding rounds them to 4 KiB.)
. "$(dirname "$0")/common.sh"

memory() { # memory FILE: what is loaded or zeroed, in bytes
    sections "$1" | awk '$4 ~ /A/ { sum += $3 } END { print sum }'
}

for optimisation in "${optimisations[@]}"; do
    for position in "${positions[@]}"; do
        for program in solution string; do
            # shellcheck disable=SC2086 # two options
            "${compiler[@]}" "$optimisation" $position -s "$here/print_$program.cpp" \
                -o "growth_$program"
            check "what print_$program prints" 15863724 "$("./growth_$program")"
        done
        memory=$(($(memory growth_solution) - $(memory growth_string)))
        name="of $optimisation $position"
        echo "growth $name: $memory bytes"
        check "growth in memory $name" "736 (it has the table) to 1024 bytes" \
            "$([ $memory -ge 736 ] && [ $memory -le 1024 ] &&
                echo "736 (it has the table) to 1024 bytes" || echo "$memory bytes")"
    done
done
exit $failed
