// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// Exchanges left and right, but has a mistake.
template <int N>
constexpr placement<N> mirror(placement<N> queens)
{
    // [exercise]
    for (int row = 0; row < N; ++row) {
        queens.columns[row] = N - queens.columns[row];
    }
    // [/exercise]
    return queens;
}

constexpr bool equal(const placement<6>& a, const placement<6>& b)
{
    for (int row = 0; row < 6; ++row) {
        if (a.columns[row] != b.columns[row]) {
            return false;
        }
    }
    return true;
}

constexpr placement<6> first = {{1, 3, 5, 0, 2, 4}};
static_assert(equal(mirror(first), {{4, 2, 0, 5, 3, 1}}), "that is not what a mirror shows");
static_assert(equal(mirror(mirror(first)), first));
