// SPDX-License-Identifier: BSL-1.0
#include "one_copy.hpp"

#include <cstdio>

int main() {
    const void* const here = &ctqueens::solutions<8>;
    if (here == table_in_unit() && here == table_in_library()) {
        std::puts("one table");
    } else {
        std::printf("tables at %p, in the other unit at %p, in the library at %p\n", here,
                    table_in_unit(), table_in_library());
    }
}
