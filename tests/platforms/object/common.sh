# shellcheck shell=bash disable=SC2034 # the variables are for the tests
# What the tests in this folder share. They are called as NAME.sh READELF COMPILER FLAG…, and look at
# what the compiler makes of small files with these flags, optimised or not, position-independent or
# not.
set -euo pipefail
here=$(dirname "$0")
readelf=$1
compiler=("${@:2}" -std=c++20 "-I$here/../../../include")
optimisations=(-O0 -O2)
# An option of the compiler, and the one that linking a program takes with it.
positions=("-fno-pic -no-pie" "-fPIC -pie")
only_the_table="736 ctqueens::solutions<8, ctqueens::search::bitmask>"
failed=0

# check NAME EXPECTED ACTUAL
check() {
    if [ "$2" != "$3" ]; then
        printf 'FAILED %s\n  expected: %s\n  actual:   %s\n' "$1" "$2" "$3"
        failed=1
    fi
}

# sections FILE: a line for each, in decimal: NUMBER NAME SIZE FLAGS INFO. No flags are a dash; INFO
# of relocations is the number of the section that they are for.
sections() {
    local number name size rest flags info
    "$readelf" -SW "$1" | sed -nE 's/^ *\[ *([1-9][0-9]*)\] /\1 /p' |
        while read -r number name _ _ _ size _ rest; do
            case $rest in
                [A-Za-z]*) read -r flags _ info _ <<<"$rest" ;;
                *) flags=- && read -r _ info _ <<<"$rest" ;;
            esac
            echo "$number $name $((16#$size)) $flags $info"
        done
}

# symbols FILE: the library's, a line for each: SIZE SECTION NAME.
symbols() {
    local size section name
    "$readelf" -sWC "$1" | sed -n "/'\.symtab'/,\$p" | { grep ctqueens:: || true; } |
        while read -r _ _ size _ _ _ section name; do
            echo "$((size)) $section $name"
        done
}
