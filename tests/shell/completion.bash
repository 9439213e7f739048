#!/usr/bin/env bash
# completion.bash FILE WORD…: what bash offers for the last of the words with the completions in a file,
# a word a line.
# shellcheck source=/dev/null
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
"$(complete -p ctqueens | sed 's/.*-F \([^ ]*\) .*/\1/')"
[ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\n' "${COMPREPLY[@]}"
