#!/bin/sh
# exports.sh NM LIBRARY HEADER: passes if the shared library exports what the header declares, all of
# it and nothing else but what some linkers add of their own.
set -eu
exported=$("$1" -D --defined-only --format=posix "$2" | cut -d ' ' -f 1 |
    grep -vxE '__bss_start|_edata|_end' | sort)
declared=$(grep -o 'ctqueens_[a-z_0-9]*(' "$3" | tr -d '(' | sort -u)
if [ -z "$declared" ] || [ "$exported" != "$declared" ]; then
    printf 'exported:\n%s\ndeclared:\n%s\n' "$exported" "$declared"
    exit 1
fi
