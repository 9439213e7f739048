#!/usr/bin/env bash
# run.sh INCLUDE SHELL [RUNS]: what the tables cost to compile and the shell to run, as Markdown.
#
# The commands of a comparison take turns, so that a machine whose speed drifts does not favour one
# of them. Figures are medians: user and system time together, and peak memory of the compiler.
set -euo pipefail
include=$1
shell=$2
runs=${3:-7}
[ -x /usr/bin/time ] || { echo "benchmark: GNU time is needed (Debian package time)" >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

median() { sort -n | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }

# unit NAME LINE…: a translation unit of these lines.
unit() { printf '%s\n' "${@:2}" >"$scratch/$1.cpp"; }

unit hana '#include <boost/hana.hpp>'
unit array '#include <array>'
searches="permutation exhaustive backtracking iterative occupancy board_scan bitmask"
for search in $searches; do
    unit "$search" "#include <ctqueens/search/$search.hpp>" '#include <ctqueens/solutions.hpp>' \
        "static_assert(ctqueens::solutions<8, ctqueens::search::$search>.size() == 92);"
done
unit bitmask_12 '#include <ctqueens/solutions.hpp>' \
    'static_assert(ctqueens::solutions<12>.size() == 14200);'

# compile COMPILER UNIT: appends time in seconds and memory in KiB to the unit's results.
compile() {
    /usr/bin/time -f '%U %S %M' -o "$scratch/time" \
        "$1" -std=c++20 "-I$include" -c "$scratch/$2.cpp" -o "$scratch/$2.o"
    awk '{ print $1 + $2 }' "$scratch/time" >>"$scratch/$2.seconds"
    awk '{ print $3 }' "$scratch/time" >>"$scratch/$2.memory"
}

# table COMPILER: the rows for one compiler.
table() {
    rm -f "$scratch"/*.seconds "$scratch"/*.memory
    local name reference
    for _ in $(seq "$runs"); do
        for name in hana array $searches bitmask_12; do
            compile "$1" "$name"
        done
        printf . >&2
    done
    reference=$(median <"$scratch/hana.seconds")
    for name in hana array $searches bitmask_12; do
        awk -v compiler="$1" -v name="$name" -v reference="$reference" \
            -v seconds="$(median <"$scratch/$name.seconds")" \
            -v memory="$(median <"$scratch/$name.memory")" \
            'BEGIN { printf "| %s | %s | %.2f s | %.2f | %.0f MiB |\n",
                     compiler, name, seconds, seconds / reference, memory / 1024 }'
    done
}

echo "| compiler | unit | time | times hana | memory |"
echo "| --- | --- | --- | --- | --- |"
for compiler in g++-12 clang++-14 clang++-16 clang++-19; do
    if command -v "$compiler" >/dev/null; then
        table "$compiler"
    else
        echo "benchmark: no $compiler on this machine" >&2
    fi
done

# The shell against cat, a hundred processes at a time.
hundred() {
    local begin=$EPOCHREALTIME
    for _ in $(seq 100); do "$@" >/dev/null; done
    awk -v begin="$begin" -v end="$EPOCHREALTIME" 'BEGIN { print end - begin }'
}
"$shell" >"$scratch/boards.txt"
for _ in $(seq "$runs"); do
    printf '%s %s\n' "$(hundred "$shell")" "$(hundred cat "$scratch/boards.txt")"
done | awk '{ print $1 / $2 }' | median >"$scratch/ratio"
printf '\nPrinting the 92 boards takes %.2f times as long as `cat` takes for the same bytes.\n' \
    "$(cat "$scratch/ratio")"
