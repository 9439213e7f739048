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

# A write that fails is never success.
if [ -e /dev/full ]; then
    full="ctqueens: cannot write to standard output: No space left on device"
    for arguments in "" "--size 12" "--help" "--version" "count" "searches" "replay iterative"; do
        check "full disk: $arguments" "$full 1" "$("$shell" $arguments 2>&1 >/dev/full) $("$shell" $arguments >/dev/full 2>&1; echo $?)"
    done
    check "full disk: --output" "ctqueens: cannot write to /dev/full: No space left on device" \
        "$("$shell" --output /dev/full 2>&1)"
fi
check "closed output" "1" "$("$shell" >&- 2>/dev/null; echo $?)"
"$shell" --size 12 2>pipe.errors | head -c 1 >/dev/null
check "closed pipe" "141 " \
    "${PIPESTATUS[0]} $(cat pipe.errors)"
check "limit of size" "1 ctqueens: cannot write to large.txt: File too large" \
    "$( (ulimit -f 1; "$shell" --size 12 --output large.txt 2>&1; echo $?) | sort | tr '\n' ' ' | sed 's/ $//')"
check "missing folder" "1" "$("$shell" --output missing/folder >/dev/null 2>&1; echo $?)"

# A refused argument touches no file.
echo kept >kept.txt
"$shell" check 1586372x --output kept.txt 2>/dev/null
check "status and file of a refused placement" "2 kept" "$? $(cat kept.txt)"

# Placements on standard input are answered one a line; the status is 1 if any is not a solution.
check "placements from standard input" "1 solution 1 | not a solution: | unreadable: | unreadable: |" \
    "$(printf '15863724\n12863754\nx\n\n' | "$shell" check - >answers.txt; echo $?) $(grep -oE '^(not a )?[a-z]+( 1|:)' answers.txt | tr '\n' '|' | sed 's/|/ | /g; s/ $//')"
check "solutions only" "0 92" "$("$shell" --format digits | "$shell" check - >answers.txt; echo $?) $(grep -c '^solution' answers.txt)"
check "no placement" "0 0" "$("$shell" check - </dev/null >answers.txt; echo $?) $(wc -l <answers.txt)"

check "a read error" "1 ctqueens: cannot read standard input" \
    "$("$shell" check - <&- 2>errors.txt; echo $?) $(cat errors.txt)"
check "an answer comes before the next placement" "$("$shell" check 15863724)" \
    "$( (echo 15863724; sleep 60 & echo $! >sleep.txt; wait) | "$shell" check - | { head -n 1; kill "$(cat sleep.txt)"; })"

# The help fits 80 columns, and is the same however it is asked for.
for command in solutions orbit check trace searches count replay help; do
    check "help $command" "$("$shell" $command -h)" "$("$shell" help $command)"
    check "width of help $command" "" "$("$shell" help $command | grep -E '.{81}')"
done
for name in $("$shell" help | grep -A 1 FORMAT | tr -d '\n' | sed 's/.*FORMAT//; s/(.*//; s/ or /, /; s/,//g') \
    $("$shell" help trace | grep -A 1 '^  SEARCH' | sed 's/SEARCH//; s/,//g'); do
    check "$name in the manual" "$name" "$(grep -E '^\.It Cm ' "$manual" | grep -ow -- "$name" | head -n 1)"
done
check "help without a command" "$("$shell" --help)" "$("$shell" help)"
check "the default command" "$("$shell" | md5sum)" "$("$shell" solutions | md5sum)"

# Arguments that no list of words can hold.
check "empty size" "ctqueens: --size '': must be between 1 and 12" "$("$shell" --size "" 2>&1)"
check "empty file name" "ctqueens: --output '': the file name must not be empty" "$("$shell" --output "" 2>&1)"
check "empty placement" "ctqueens: check '': this is not a placement" "$("$shell" check "" 2>&1 | sed 's/ in any of the.*//')"
check "empty square" "ctqueens: --having '': must be a square from a1 to h8" "$("$shell" --having "" 2>&1)"
check "a newline in an argument" 1 "$("$shell" --format $'a\nb' 2>&1 | wc -l)"

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
    check "a file is plain" "0" "$(unset NO_COLOR; on_terminal 80 "$shell --output plain.txt; cat plain.txt" | grep -c $'\x1b')"
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
