# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -O2 -I include -c docs/tutorial/code/12_no_cost_at_start.cpp -o at_start.o
size -A -d at_start.o | awk '$1 ~ /^\.(data|bss|init_array)$/ && $2 > 0 { print $1, $2 }'
