#!/usr/bin/env bash
# independent_solver.sh SHELL CLASP: a SAT solver, which knows nothing about queens, finds the
# published numbers of solutions, and as many as the shell if some queens are given.
set -u
shell=$1
clasp=$2
failed=0

# check NAME EXPECTED ARGUMENT…: how many models the formula has.
check() {
    models=$("$shell" --format dimacs "${@:3}" | "$clasp" --number=0 --quiet |
        sed -n 's/^c Models *: //p')
    if [ "$models" != "$2" ]; then
        printf 'FAILED %s: %s solutions expected, %s models found\n' "$1" "$2" "$models"
        failed=1
    fi
}

while read -r size count; do
    [ "$size" -gt 10 ] || check "N = $size" "$count" --size "$size"
done < <("$shell" count | tail -n +3)
for squares in a8 e4 "a1 c2" "a8 b8"; do
    having=$(printf -- '--having %s ' $squares)
    check "$squares" "$("$shell" --format digits $having | wc -l)" $having
done
exit $failed
