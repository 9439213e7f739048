// SPDX-License-Identifier: BSL-1.0
// Separates several placements in a line that have labels or bars between them.
#ifndef CTQUEENS_SHELL_LISTS_BESIDE_HPP
#define CTQUEENS_SHELL_LISTS_BESIDE_HPP

#include "lines_ahead.hpp"

#include <cstddef>

namespace ctqueens::shell {

// Puts the placements of the first line one below the other, without their labels:
// `Solution 1: 2413  Solution 2: 3142`. Returns how many lines that makes.
std::size_t translate_lists_beside(lines_ahead& lines);

} // namespace ctqueens::shell

#endif
