// SPDX-License-Identifier: BSL-1.0
// The placement is the whole state, so the search can run backwards too: from a solution to the one
// before it. next_solution starts a row at column 0 and moves right; do the opposite.

template <int N>
struct placement
{
    int columns[N];
};

template <int N>
constexpr bool is_safe(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        const int distance = row - above;
        const int difference = queens.columns[row] - queens.columns[above];
        if (difference == 0 || difference == distance || difference == -distance) {
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
