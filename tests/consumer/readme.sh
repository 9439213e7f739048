#!/bin/sh
# readme.sh README EXAMPLES: what the README shows in "Use it in your program" stands in the examples,
# which are compiled: first_solution.c as a whole, and of CMakeLists.txt some lines.
set -eu
shown() {
    awk -v fence="\`\`\`$1" '/^## / { here = $0 == "## Use it in your program" }
        /^```/ { inside = here && $0 == fence; next } inside' "$readme"
}
readme=$1 examples=$2
shown c | diff "$examples/first_solution.c" -
lines=$(shown cmake | grep -c .)
found=$(shown cmake | grep . | grep -cxFf "$examples/CMakeLists.txt")
[ "$lines" -gt 0 ] && [ "$lines" -eq "$found" ] || { echo "CMakeLists.txt has $found of $lines lines"; exit 1; }
