#!/bin/sh
# abi.sh ABIDIFF LIBRARY: passes if the binary interface of the shared library, which must have
# debugging information, is the one in ctqueens.abi, so that programs linked with 1.0 still run. Where
# the interface was extended on purpose, write that file again, with paths from the top of the project:
#   abidw --exported-interfaces-only --no-corpus-path --no-comp-dir-path --no-show-locs LIBRARY
set -eu
"$1" --exported-interfaces-only --no-show-locs "$(dirname "$0")/ctqueens.abi" "$2"
