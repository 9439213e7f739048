#!/usr/bin/env bash
# check.sh NAME EMULATOR COMPILER ARGUMENT…: program.cpp, compiled without a standard library and run
# by the emulator (a command line), writes what is in the golden files.
set -euo pipefail
name=$1
emulator=$2
here=$(dirname "$0")
golden=$here/../../shell/golden

"${@:3}" -std=c++20 -O2 -ffreestanding -fno-exceptions -fno-rtti -nostdlib \
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
    "-I$here/../../../include" "$here/program.cpp" -o "$name"
$emulator "./$name" >"$name.output" || {
    echo "FAILED $name: exit status 0 expected, $? found"
    exit 1
}

# Of the output, the tables of 92 and of 12 solutions are bytes; here they become digits. Of the lines of
# FEN, which come after those of digits, only the sums of both halves are compared.
bytes=$((8 * 92 + 8 * 12))
text() { tail -c +$((bytes + 1)) "$name.output"; }
{
    head -c $bytes "$name.output" | od -An -v -tu1 -w8 | tr -d ' ' | tr 0-7 1-8
    text | sed -n '1,184p'
    text | sed -n '185,276p' | sha256sum
    text | sed -n '277,368p' | sha256sum
    text | sed '1,368d'
} >"$name.actual"
{
    cat "$golden/digits.txt" "$golden/fundamental.txt" "$golden/digits.txt" "$golden/digits.txt"
    sum=$(sed -n 's/  ctqueens --format fen$//p' "$golden/sums.txt")
    printf '%s  -\n' "$sum" "$sum"
    printf '%02d\nnot found\n' $(seq 0 91)
    printf '%s\n' "c8 g7 b6 h5 e4 a3 d2 f1" "d8 g7 a6 h5 e4 b3 f2 c1" \
        "f8 c7 a6 h5 e4 b3 d2 g1" "f8 d7 b6 h5 e4 g3 a2 c1"
} >"$name.expected"
diff -u "$name.expected" "$name.actual"
