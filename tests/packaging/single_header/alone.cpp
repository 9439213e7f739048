// SPDX-License-Identifier: BSL-1.0
// The single header, where there is no other header of the library.
#include "ctqueens.hpp"

#include <cstdio>

#include "ctqueens.hpp" // for its guard

static_assert(ctqueens::solutions<8>.size() == 92);

int main() {
    std::puts(ctqueens::text::rendered<ctqueens::text::squares, ctqueens::solutions<8>[0]>.c_str());
}
