# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -O2 -I include -shared -fPIC -o libcopies.so \
    docs/tutorial/code/12_no_cost_copies_one.cpp docs/tutorial/code/12_no_cost_copies_other.cpp
nm -C -S -t d libcopies.so | grep -E ' (copied|shared|shared_too<8>)$' | cut -d ' ' -f 2,4- | sed 's|^0*||' | sort
