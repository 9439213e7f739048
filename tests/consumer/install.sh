#!/bin/sh
# install.sh BUILD PREFIX: installs a build, and moves what was installed to the prefix: it works anywhere.
set -eu
rm -rf "$2" "$2.first"
cmake --install "$1" --prefix "$2.first"
mv "$2.first" "$2"
if [ -e "$2/bin/ctqueens" ]; then # the program has a manual page and completions beside it
    for file in man/man1/ctqueens.1 bash-completion/completions/ctqueens \
        zsh/site-functions/_ctqueens fish/vendor_completions.d/ctqueens.fish; do
        [ -s "$2/share/$file" ] || { echo "There is no share/$file"; exit 1; }
    done
fi
