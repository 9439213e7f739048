// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
#include "03_permutation.hpp"

// All 40,320 candidates in one evaluation.
constexpr int count_solutions()
{
    placement<8> queens = main_diagonal<8>();
    int solutions = 0;
    auto count = [&solutions](const placement<8>& candidate) {
        if (diagonals_are_free(candidate)) {
            ++solutions;
        }
    };
    permute(queens, 0, count);
    return solutions;
}

static_assert(count_solutions() == 92);
