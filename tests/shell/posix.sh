#!/usr/bin/env bash
# posix.sh SHELL NM MANUAL: what only a POSIX system can show: failing writes, the terminal, the symbols.
set -u
shell=$1
nm=$2
manual=$3
failed=0

# check NAME EXPECTED ACTUAL
check() {
    if [ "$2" != "$3" ]; then
        printf 'FAILED %s\n  expected: %q\n  actual:   %q\n' "$1" "$2" "$3"
        failed=1
    fi
}

# A write that fails is never success, and a closed pipe ends the program as it ends every filter.
if [ -e /dev/full ]; then
    full="ctqueens: cannot write to standard output: No space left on device"
    for arguments in "" "--size 12" "--help" "--version" "count" "searches" "replay iterative" "check 12"; do
        check "full disk: $arguments" "$full 2" "$("$shell" $arguments 2>&1 >/dev/full) $("$shell" $arguments >/dev/full 2>&1; echo $?)"
    done
    check "full disk: check -" "$full 2" "$(echo $(echo 12 | "$shell" check - 2>&1 >/dev/full; echo $?))"
fi
check "closed output" "2" "$("$shell" >&- 2>/dev/null; echo $?)"
"$shell" --size 12 2>pipe.errors | head -c 1 >/dev/null
check "closed pipe" "141 " "${PIPESTATUS[0]} $(cat pipe.errors)"
"$shell" --size 12 --format digits | "$shell" check - 2>pipe.errors | head -n 1 >/dev/null
check "closed pipe after check" "141 141 0" "${PIPESTATUS[*]}"
rm pipe.errors

# `check -` reads back what the program prints, and answers each placement with its line number.
for format in board grid columns digits squares fen csv json; do
    for size in 1 4 8 10; do
        count=$("$shell" --size $size --format digits | wc -l)
        check "$format for N = $size" "0 $(seq $count | tr '\n' ' ')" \
            "$("$shell" --size $size --format $format | "$shell" check - >answers; echo $?) $(sed 's/^line [0-9]*: solution \([0-9]*\) .*/\1/' answers | tr '\n' ' ')"
    done
    check "a byte order mark, blank lines and line ends of Windows: $format" 92 \
        "$( (printf '\xef\xbb\xbf\r\n \t\r\n'; "$shell" -f $format | sed 's/$/\r/'; printf '\r\n') | "$shell" check - | wc -l)"
done
for command in "orbit 1" "orbit 1 -f grid" "construct 8" "replay backtracking" "--fundamental"; do
    check "what $command prints" 0 "$("$shell" $command | "$shell" check - >/dev/null; echo $?)"
done
for command in "-f svg" "-f html" "-f latex" "-f dimacs" "--help" count searches "trace bitmask" "replay occupancy"; do
    check "not a placement: $command" "2 0 1" \
        "$("$shell" $command | "$shell" check - >answers 2>errors; echo $?) $(wc -l <answers) $(grep -c '^ctqueens: standard input, line 1: ' errors)"
done
check "a second row of a grid that is missing" \
    "2 ctqueens: standard input, line 3: character 8: the text ends before every row has a queen (read as a grid for N = 4)" \
    "$(printf '\n0 1 0 0\n0 0 0 1\n' | "$shell" check - 2>errors; echo $?) $(cat errors)"
check "an error within a board" \
    "ctqueens: standard input, line 3: character 5: this row already has a queen (read as a board for N = 2)" \
    "$(printf '\n2 ♛ ·\n1 ♛ ♛\n  a b\n' | "$shell" check - 2>&1)"
check "an array that is not closed" "2" "$(printf '[1, 3, 0, 2\n' | "$shell" check - >answers 2>/dev/null; echo $?)"

# The exit status is 0 if all are solutions, 1 if one is not, and 2 if there is none or one cannot be read.
check "a placement that is not a solution" "1 line 1: solution 1 | line 3: not a solution: | " \
    "$(printf '15863724\n\n12863754' | "$shell" check - >answers; echo $?) $(grep -oE '^line [0-9]*: (not a )?[a-z]+( 1|:)' answers | tr '\n' '|' | sed 's/|/ | /g')"
check "a line that cannot be read" \
    "2 ctqueens: standard input, line 2: character 8: this is not a column of the board (read as digits for N = 8; columns count from 0, digits from 1) 1" \
    "$(printf '15863724\n1586372x\n15863724\n' | "$shell" check - 2>errors >answers; echo $?) $(cat errors) $(wc -l <answers)"
check "no placement" "2 ctqueens: there is no placement on standard input" "$("$shell" check - </dev/null 2>errors; echo $?) $(cat errors)"
check "only blank lines" 2 "$(printf '\n\n' | "$shell" check - 2>/dev/null; echo $?)"
check "a read error" "2 ctqueens: cannot read standard input" \
    "$("$shell" check - <&- 2>errors; echo $?) $(cat errors)"
check "an answer comes before the next placement" "line 1: $("$shell" check 15863724)" \
    "$( (echo 15863724; sleep 60 & echo $! >sleep.txt; wait) | "$shell" check - | { head -n 1; kill "$(cat sleep.txt)"; })"
rm -f answers errors sleep.txt

# The help fits 80 columns, and is the same however it is asked for.
commands=$("$shell" help | sed -n '/^Commands/,/^$/s/^  \([a-z][a-z]*\).*/\1/p')
check "commands of the help" yes "$(grep -qw construct <<<"$commands" && echo yes)"
for command in solutions $commands; do
    [ $command = solutions ] || check "$command in the manual" 1 "$(grep -c "^\.Ss ctqueens $command$" "$manual")"
    check "help $command" "$("$shell" $command -h)" "$("$shell" help $command)"
    check "width of help $command" "" "$("$shell" help $command | grep -E '.{81}')"
done
names() { sed -n "/$1/,/$2/p" | sed '$d' | tr '\n' ' ' | sed 's/.*://; s/,//g'; }
for name in $("$shell" help | names FORMAT --solution) $("$shell" help trace | names '^  SEARCH' --size); do
    check "$name in the manual" "$name" "$(grep -E '^\.It Cm ' "$manual" | grep -ow -- "$name" | head -n 1)"
done
check "help without a command" "$("$shell" --help)" "$("$shell" help)"
check "the default command" "$("$shell" | md5sum)" "$("$shell" solutions | md5sum)"

# Arguments that no list of words can hold.
check "empty size" "ctqueens: --size '': must be between 1 and 12" "$("$shell" --size "" 2>&1)"
check "empty placement" "ctqueens: check '': this is not a placement" "$("$shell" check "" 2>&1 | sed 's/ in any of the.*//')"
check "empty square" "ctqueens: --having '': must be a square from a1 to h8" "$("$shell" --having "" 2>&1)"
check "a newline in an argument" 1 "$("$shell" --format $'a\nb' 2>&1 | wc -l)"
for bytes in '\xff' '\xc3' '\xc0\x80' '\xe0\x80\x80' '\xed\xa0\x80' '\xf4\x90\x80\x80' '\xf8\x88\x80\x80' '\x80' '\x1b'; do
    check "bytes that are not text: $bytes" "ctqueens: --size 'é♛${bytes}8': must be between 1 and 12" \
        "$("$shell" --size "é♛$(printf "$bytes")8" 2>&1)"
done

# On a terminal, boards stand side by side, in colour unless NO_COLOR is set.
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    on_terminal() { # COLUMNS COMMAND…: what the terminal receives, without carriage returns
        local columns=$1
        shift
        timeout 20 script -qec "stty cols $columns; $*" /dev/null </dev/null | tr -d '\r'
    }
    check "four boards fit 80 columns" "Solution 1         Solution 2         Solution 3         Solution 4" \
        "$(NO_COLOR=1 on_terminal 80 "$shell" | head -n 1)"
    check "one board fits 20 columns" "Solution 1" "$(NO_COLOR=1 on_terminal 20 "$shell" | head -n 1)"
    check "lines are no wider than the terminal" "0" \
        "$(NO_COLOR=1 on_terminal 80 "$shell" --size 9 | LC_ALL=C.UTF-8 grep -cE '.{81}')"
    check "whole sheets" "77709d0a" \
        "$({ NO_COLOR=1 on_terminal 80 "$shell"; NO_COLOR=1 on_terminal 60 "$shell" --size 5; unset NO_COLOR; on_terminal 80 "$shell" orbit 1; } | md5sum | cut -c 1-8)"
    check "all boards" "92" "$(NO_COLOR=1 on_terminal 100 "$shell" | grep -o 'Solution' | wc -l)"
    check "rows without colour" "8" "$(NO_COLOR=1 on_terminal 20 "$shell" --solution 3 | grep -c '♛')"
    check "no colour" "0" "$(NO_COLOR=1 on_terminal 80 "$shell" | grep -c $'\x1b')"
    check "colour" "yes" "$(unset NO_COLOR; on_terminal 80 "$shell" | grep -q $'\x1b\[.*48;5' && echo yes)"
    check "a dumb terminal" "0" "$(unset NO_COLOR; TERM=dumb on_terminal 80 "$shell" | grep -c $'\x1b')"
    check "an orbit beside each other" "identity            quarter turn        half turn           three-quarter turn" \
        "$(NO_COLOR=1 on_terminal 80 "$shell" orbit 1 | head -n 1)"
    check "empty NO_COLOR" "yes" "$(NO_COLOR= on_terminal 80 "$shell" | grep -q $'\x1b' && echo yes)"
    # If the terminal has no width, it is COLUMNS, or 80 if COLUMNS is not a number from 1 to INT_MAX.
    for case in 1:1 35:1 36:2 80:4 1745:91 1746:92 2147483645:92 2147483646:92 2147483647:92 \
        2147483648:4 99999999999:4 0:4 -1:4 x:4 :4; do
        sheet=$(NO_COLOR=1 on_terminal 0 env "COLUMNS=${case%:*}" "$shell" | head -c 100000 | tr -d '\0')
        check "boards beside each other, and all: COLUMNS=${case%:*}" "${case#*:} 92" \
            "$(head -n 1 <<<"$sheet" | grep -o Solution | wc -l) $(grep -o Solution <<<"$sheet" | wc -l)"
    done
    for which in "--having e4" --fundamental "--order iterative"; do
        check "one below the other as in a file: $which" "$("$shell" $which)" \
            "$(NO_COLOR=1 on_terminal 20 "$shell" $which | sed 's/ *$//')"
    done
    check "a replay is plain" "$("$shell" replay occupancy | md5sum)" "$(on_terminal 80 "$shell" replay occupancy | md5sum)"
else
    echo "skipped: script(1) cannot make a terminal here"
fi

# The shell holds the tables and no solver. (Unoptimised, it may have the functions with which the
# registries name the searches.)
symbols=$("$nm" -C "$shell") || failed=1
check "nm works" "yes" "$(grep -q ' main$' <<<"$symbols" && echo yes)"
check "no function of a search" "" "$(grep 'search::[a-z_]*::[a-z_]*[<(]' <<<"$symbols")"
check "no symbol of a search" "" "$(grep 'search::' <<<"$symbols" | grep -v 'hana::\|registry::')"

exit $failed
