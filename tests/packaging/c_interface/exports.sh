#!/bin/sh
# exports.sh TOOL LIBRARY HEADER: passes if the shared library exports what the header declares, all of it and nothing
# else but what some linkers add of their own. TOOL is nm or, for a DLL, objdump; a DLL may need those of Windows only.
set -eu
case $2 in
*.dll)
    exported=$("$1" -p "$2" | sed -n 's/^\t\[ *[0-9]*\] \([a-z]\)/\1/p' | sort)
    if "$1" -p "$2" | grep 'DLL Name:' | grep -vE ' (KERNEL32|msvcrt|ucrtbase|api-ms-win-crt-.*)\.dll$'; then
        exit 1
    fi
    ;;
*)
    exported=$("$1" -D --defined-only --format=posix "$2" | cut -d ' ' -f 1 |
        grep -vxE '__bss_start|_edata|_end' | sort)
    ;;
esac
declared=$(grep -o 'ctqueens_[a-z_0-9]*(' "$3" | tr -d '(' | sort -u)
if [ -z "$declared" ] || [ "$exported" != "$declared" ]; then
    printf 'exported:\n%s\ndeclared:\n%s\n' "$exported" "$declared"
    exit 1
fi
