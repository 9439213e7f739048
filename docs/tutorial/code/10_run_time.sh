# SPDX-License-Identifier: BSL-1.0
for search in plain hooks; do
    $CXX -std=c++20 -O2 -I include -c docs/tutorial/code/10_run_time_$search.cpp -o $search.o
    objdump -d $search.o | cut -s -f 2 >$search.instructions
done
cmp plain.instructions hooks.instructions && echo "the same instructions, byte for byte"
