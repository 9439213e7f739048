# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -O2 -I include -c docs/tutorial/code/12_no_cost.cpp -o no_cost.o
echo "sizes and names of symbols:"
nm -C -S -t d no_cost.o | grep ctqueens:: | cut -d ' ' -f 2,4- | sed 's|^0*||'
echo "non-empty data sections:"
size -A -d no_cost.o | awk '$1 ~ /^\.(rodata|data|bss|init_array)/ && $2 > 0 { print $1, $2 }'
