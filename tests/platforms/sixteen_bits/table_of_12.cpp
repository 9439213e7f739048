// SPDX-License-Identifier: BSL-1.0
// The table for N = 12 has 170,400 bytes.
#include <ctqueens/solutions.hpp>

constexpr auto& all = ctqueens::solutions<12>;
