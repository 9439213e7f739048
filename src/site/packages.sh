#!/bin/sh
# packages.sh NPM SOURCE FOLDER: installs what package-lock.json of SOURCE says into FOLDER, unless it is
# there. No scripts of the packages are run.
set -eu
mkdir -p "$3"
cmp -s "$2/package-lock.json" "$3/installed.json" && exit
cp "$2/package.json" "$2/package-lock.json" "$3"
cd "$3"
# Unlike `npm ci`, this accepts a lock file that has the compiled packages of some platforms only.
"$1" install --ignore-scripts --no-audit --no-fund
rm -rf packed
cp "$2/package-lock.json" installed.json
