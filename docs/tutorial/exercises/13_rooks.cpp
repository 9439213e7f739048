// SPDX-License-Identifier: BSL-1.0
// Exercise 1 of chapter 13.
#include "03_for_each_permutation.hpp"
#include "13_moves.hpp"

// [exercise]
// Rooks attack along rows and columns only: the placements of N rooks are the permutations of the
// columns. How many are there on a board of four rows if symmetric ones count as one? Use
// Burnside's lemma. (Each time the lambda is called, `rooks` is another placement.)
constexpr int fundamental_placements_of_four_rooks()
{
    int all = 0;
    placement<4> rooks = {0, 1, 2, 3};
    for_each_permutation(rooks.columns, 0, 4, [&](const auto&) { ++all; });
    return all; // 24: every image is counted
}
// [/exercise]

static_assert(fundamental_placements_of_four_rooks() == 7, "OEIS A000903 says 7");
