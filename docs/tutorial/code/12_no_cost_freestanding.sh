# SPDX-License-Identifier: BSL-1.0
$CXX -std=c++20 -O2 -ffreestanding -fno-exceptions -fno-rtti -I include \
    -c docs/tutorial/code/12_no_cost.cpp -o freestanding.o
echo "undefined symbols: $(nm -u freestanding.o | wc -l)"
