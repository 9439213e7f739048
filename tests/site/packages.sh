#!/bin/sh
# packages.sh NPM SOURCE FOLDER: installs what package-lock.json of SOURCE says into FOLDER, unless it is
# there. Nothing that is installed is run.
set -eu
mkdir -p "$3"
cmp -s "$2/package-lock.json" "$3/installed.json" && exit
cp "$2/package.json" "$2/package-lock.json" "$3"
cd "$3"
"$1" ci --ignore-scripts --no-audit --no-fund
cp package-lock.json installed.json
