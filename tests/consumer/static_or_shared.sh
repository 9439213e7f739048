#!/bin/sh
# static_or_shared.sh: of the examples, the C program that was built in build/ has the tables in it, and
# with BUILD_SHARED_LIBS it loads them.
set -eu
cmake -B shared -DBUILD_SHARED_LIBS=ON
cmake --build shared
loads() {
    LD_TRACE_LOADED_OBJECTS=1 "$1/first_solution_in_c" | grep libctqueens
}
loads shared
if loads build; then
    exit 1
fi
shared/first_solution_in_c
