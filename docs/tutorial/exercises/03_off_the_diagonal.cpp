// SPDX-License-Identifier: BSL-1.0
#include "03_permutation.hpp"

// How many orders have no queen on the falling main diagonal, that is, in column r of row r.
// [exercise]
template <int N>
constexpr int count_off_the_main_diagonal()
{
    int count = 0;
    auto visit = [](const placement<N>&) {}; // write your answer here
    placement<N> queens = main_diagonal<N>();
    permute(queens, 0, visit);
    return count;
}
// [/exercise]

static_assert(count_off_the_main_diagonal<2>() == 1, "1 0 is the only one");
static_assert(count_off_the_main_diagonal<3>() == 2, "1 2 0 and 2 0 1");
static_assert(count_off_the_main_diagonal<6>() == 265, "265 of the 720");
