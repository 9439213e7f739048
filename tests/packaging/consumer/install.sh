#!/bin/sh
# install.sh BUILD PREFIX: installs a build, and moves what was installed to the prefix: it works anywhere.
set -eu
rm -rf "$2" "$2.first"
cmake --install "$1" --prefix "$2.first"
mv "$2.first" "$2"
if [ -e "$2/bin/ctqueens" ] && [ ! -s "$2/share/man/man1/ctqueens.1" ]; then
    echo "There is no share/man/man1/ctqueens.1"
    exit 1
fi
