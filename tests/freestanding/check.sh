#!/usr/bin/env bash
# check.sh NAME EMULATOR COMPILER ARGUMENT…: program.cpp, compiled without a standard library and run
# by the emulator (a command line), writes what is in the golden files.
set -euo pipefail
name=$1
emulator=$2
here=$(dirname "$0")
golden=$here/../golden

"${@:3}" -std=c++20 -O2 -ffreestanding -fno-exceptions -fno-rtti -nostdlib \
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
    "-I$here/../../include" "$here/program.cpp" -o "$name"
$emulator "./$name" >"$name.output" || {
    echo "FAILED $name: exit status 0 expected, $? found"
    exit 1
}

# Of the output, the tables of 92 and of 12 solutions are bytes; here they become columns as numbers.
{
    head -c $((8 * 92 + 8 * 12)) "$name.output" | od -An -v -tu1 -w8 | sed 's/^ *//; s/  */ /g'
    tail -c +$((8 * 92 + 8 * 12 + 1)) "$name.output"
} >"$name.actual"
{
    cat "$golden/columns.txt"
    tr 1-8 0-7 <"$golden/fundamental.txt" | sed 's/./& /g; s/ $//'
    cat "$golden/digits.txt" "$golden/digits.txt" "$golden/fen.txt" "$golden/fen.txt"
    printf '%02d\nnot found\n' $(seq 0 91)
    grep e4 "$golden/squares.txt" | grep h5
} >"$name.expected"
diff -u "$name.expected" "$name.actual"
