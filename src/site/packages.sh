#!/bin/sh
# packages.sh NPM FOLDER [OPTION…]: installs what package-lock.json says into FOLDER, unless it is there. The options are
# npm's. No scripts of the packages are run.
set -eu
npm=$1
folder=$2
shift 2
source=$(dirname "$0")
mkdir -p "$folder"
cmp -s "$source/package-lock.json" "$folder/installed.json" && exit
cp "$source/package.json" "$source/package-lock.json" "$folder"
# Unlike `npm ci`, this accepts a lock file that has the compiled packages of some platforms only.
"$npm" install --prefix "$folder" --ignore-scripts --no-audit --no-fund "$@"
rm -rf "$folder/packed"
cp "$source/package-lock.json" "$folder/installed.json"
