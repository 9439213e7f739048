// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// How many pairs of queens attack each other.
template <int N>
constexpr int attacking_pairs(const placement<N>& queens)
{
    int pairs = 0;
    for (int row = 0; row < N; ++row) {
        for (int above = 0; above < row; ++above) {
            if (attacks({above, queens.columns[above]}, {row, queens.columns[row]})) {
                ++pairs;
            }
        }
    }
    return pairs;
}

static_assert(attacking_pairs(placement<4>{{1, 3, 0, 2}}) == 0, "a solution has no such pair");
static_assert(attacking_pairs(placement<4>{{1, 3, 0, 3}}) == 1, "one pair, in column 3");
static_assert(attacking_pairs(placement<8>{{0, 1, 2, 3, 4, 5, 6, 7}}) == 28,
              "on one diagonal, all 28 pairs attack each other");
