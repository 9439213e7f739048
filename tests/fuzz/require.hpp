// SPDX-License-Identifier: BSL-1.0
// How fuzz targets report a property that does not hold.
#ifndef CTQUEENS_TESTS_REQUIRE_HPP
#define CTQUEENS_TESTS_REQUIRE_HPP

#include <cstdio>
#include <cstdlib>

// Prints the property and aborts if it does not hold. libFuzzer then saves the input.
inline void require(bool holds, const char* property) {
    if (!holds) {
        std::fprintf(stderr, "This does not hold: %s\n", property);
        std::abort();
    }
}

#endif
