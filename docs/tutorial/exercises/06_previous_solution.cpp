// SPDX-License-Identifier: BSL-1.0
// A solution is enough to resume the search, so it can run backwards, too: from a solution to the
// one before it. The chapter's search starts a row at column 0 and moves right; do the opposite.

#include "01_placement.hpp"

// Whether no queen above `row` attacks the queen in it.
template <int N>
constexpr bool is_safe(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        if (attacks({above, queens.columns[above]}, {row, queens.columns[row]})) {
            return false;
        }
    }
    return true;
}

// Goes back to the previous solution. Returns false if there is none.
// [exercise]
template <int N>
constexpr bool previous_solution(placement<N>& queens)
{
    return queens.columns[0] < 0; // write your answer here
}
// [/exercise]

constexpr int solutions_before(placement<8> queens)
{
    int count = 0;
    while (count < 92 && previous_solution(queens)) {
        ++count;
    }
    return count;
}

static_assert(solutions_before({0, 4, 7, 5, 2, 6, 1, 3}) == 0, "this is the first solution");
static_assert(solutions_before({0, 5, 7, 2, 6, 3, 1, 4}) == 1, "one solution comes before it");
static_assert(solutions_before({7, 3, 0, 2, 5, 1, 6, 4}) == 91, "91 come before the last one");
