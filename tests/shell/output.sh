#!/usr/bin/env bash
# output.sh SHELL: what --output does to files, links, pipes and devices.
set -u
shell=$1
failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

# check NAME EXPECTED ACTUAL
check() {
    if [ "$2" != "$3" ]; then
        printf 'FAILED %s\n  expected: %q\n  actual:   %q\n' "$1" "$2" "$3"
        failed=1
    fi
}

# status COMMAND…: its exit status.
status() {
    "$@" >/dev/null 2>&1
    echo $?
}

contents() { ls -A | tr '\n' ' '; }
permissions() { ls -l "$1" | cut -c 1-10; }
first="--solution 1 --format digits" # prints 15863724

# A refused argument changes no file and creates none.
for refused in "check xyz" "check 1586372x" "check 1234567890123" "--size 99" "--solution 0" "replay x" \
    "trace x" "orbit 93" "--format x" "--order x" "--having i9"; do
    for file in old new; do
        rm -f new && echo old >old
        check "status: $refused" 2 "$(status "$shell" $refused --output $file)"
        check "files: $refused" "old " "$(contents)"
        check "old file: $refused" old "$(cat old)"
    done
done

# A write that fails leaves the old file, or none, and nothing else.
for file in old new; do
    rm -f new && echo old >old
    message="ctqueens: cannot write to $file: File too large"
    check "limit of size: $file" "$message 1" \
        "$( (ulimit -f 1; "$shell" --size 12 --output $file 2>&1; echo $?) | tr '\n' ' ' | sed 's/ $//')"
    check "files after a failed write: $file" "old " "$(contents)"
    check "old file after a failed write: $file" old "$(cat old)"
done

# A file is created, or replaced with its permissions kept.
umask 022
"$shell" $first --output new
check "new file" 15863724 "$(cat new)"
check "permissions of a new file" -rw-r--r-- "$(permissions new)"
for mode in 600 640 755; do
    chmod $mode new
    before=$(permissions new)
    "$shell" --output new
    "$shell" $first --output new
    check "replaced file" 15863724 "$(cat new)"
    check "permissions $mode" "$before" "$(permissions new)"
done
check "an empty text empties the file" "0 0" \
    "$(status "$shell" --size 3 --format fen --output new) $(wc -c <new | tr -d ' ')"
check "a placement that is not a solution" "1 not a solution: the queens on a2 and b1 attack each other" \
    "$(status "$shell" check 12 --output new) $(cat new)"
chmod 444 old
if ! ( : >>old) 2>/dev/null; then # root may write to it
    check "a file that must not be written to" "1 old" "$(status "$shell" --output old) $(cat old)"
fi
rm -f old
check "files of successful writes" "new " "$(contents)"
long=$(printf "%$(getconf NAME_MAX .)s" x | tr ' ' x)
check "a long name" "0 15863724" "$(status "$shell" $first --output "$long") $(cat "$long")"
mkdir "a folder"
check "a folder" 1 "$(status "$shell" --output "a folder")"
"$shell" $first --output "a folder/a file"
check "a file in a folder" "15863724 a file" "$(cat "a folder/a file") $(ls -A "a folder")"
rm -rf ./*

# A symbolic link stays one; the file that it leads to is replaced, or created.
mkdir targets links
ln -s ../targets/file links/relative
ln -s "$folder/links/relative" absolute
ln -s targets folder_link
ln -s folder_link/../targets/other around
for link in links/relative absolute links/relative around; do
    rm -f targets/*
    "$shell" --output $link
    "$shell" $first --output $link
    check "what $link leads to" "15863724 1" "$(cat $link) $(ls -A targets | wc -l | tr -d ' ')"
    check "$link is a link" l "$(permissions $link | cut -c 1)"
    (ulimit -f 1; "$shell" --size 12 --output $link 2>/dev/null)
    check "$link after a failed write" "15863724 1" "$(cat $link) $(ls -A targets | wc -l | tr -d ' ')"
done
ln -s nowhere nothing
(ulimit -f 1; "$shell" --size 12 --output nothing 2>/dev/null)
check "a link to nothing after a failed write" "absent" "$([ -e nowhere ] && echo created || echo absent)"
rm nothing
ln -s circle circle
check "a circle of links" 1 "$(status "$shell" --output circle)"
rm -rf ./*

# Pipes and devices are written to and stay what they are.
mkfifo pipe
check "a refused argument opens no pipe" 2 "$(status "$shell" check xyz --output pipe)"
cat pipe >received &
"$shell" $first --output pipe
wait $!
check "what a pipe received" "15863724 p" "$(cat received) $(permissions pipe | cut -c 1)"
head -c 1 pipe >/dev/null &
"$shell" --size 12 --output pipe 2>errors
check "a closed pipe with a name" "1 ctqueens: cannot write to pipe: Broken pipe" "$? $(cat errors)"
wait
rm errors
check "/dev/null" "0 c" "$(status "$shell" --output /dev/null) $(permissions /dev/null | cut -c 1)"
for name in - /dev/stdout; do
    check "$name as a pipe" 15863724 "$("$shell" $first --output $name | cat)"
    { echo before; "$shell" $first --output $name; echo after; } >file
    check "$name as a file" "before 15863724 after" "$(echo $(cat file))"
done
if [ -e /dev/fd/3 ]; then
    "$shell" $first --output /dev/fd/3 3>file
    check "a descriptor of a file" 15863724 "$(cat file)"
    check "a descriptor of a pipe" 15863724 "$("$shell" $first --output /dev/fd/3 3>&1 | cat)"
fi
check "no other files" "file pipe received " "$(contents)"

exit $failed
