# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -I include docs/tutorial/code/10_lines.cpp -o lines
./lines >calls
awk 'FNR == NR { calls[$1] = $2; next }
     /\[fill\]/ { shown = 1; next }
     /\[\/fill\]/ { exit }
     shown { printf "%6s %s\n", calls[FNR], $0 }' calls docs/tutorial/code/10_search.hpp
