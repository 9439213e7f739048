// SPDX-License-Identifier: BSL-1.0
// Tables in a header: one that every translation unit copies, and two that all of them share.
#ifndef CTQUEENS_TUTORIAL_12_NO_COST_COPIES_HPP
#define CTQUEENS_TUTORIAL_12_NO_COST_COPIES_HPP

#include <ctqueens/solutions.hpp>

// [copies]
constexpr ctqueens::table<8> copied = ctqueens::solutions<8>;
inline constexpr ctqueens::table<8> shared = ctqueens::solutions<8>;
template <int N>
inline constexpr ctqueens::table<N> shared_too = ctqueens::solutions<N>;
// [/copies]

#endif
