# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -O0 -I include -c docs/tutorial/code/12_no_cost_constant.cpp -o constant.o
nm -C constant.o | cut -d ' ' -f 3-
