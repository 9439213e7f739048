#!/bin/sh
# script.sh COMPILER SCRIPT: a script of the tutorial, run at the root of a checkout, prints what is in
# the .txt beside it. The checkout is a folder of links, so that nothing is written into this one.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$root/include" "$root/docs" "$folder"
cd "$folder"
CXX=$1 sh -eu "$2" >output 2>&1 || {
    echo "$2 fails, and prints:"
    cat output
    exit 1
}
diff -u "${2%.sh}.txt" output
