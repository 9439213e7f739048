// SPDX-License-Identifier: BSL-1.0
// Two tables in a header: one that every translation unit copies, and one that all of them share.
#ifndef CTQUEENS_TUTORIAL_12_NO_COST_COPIES_HPP
#define CTQUEENS_TUTORIAL_12_NO_COST_COPIES_HPP

#include <ctqueens/solutions.hpp>

// [copies]
constexpr ctqueens::table<8> copied = ctqueens::solutions<8>;
inline constexpr ctqueens::table<8> shared = ctqueens::solutions<8>;
// [/copies]

#endif
