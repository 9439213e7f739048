// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr bool is_free(const placement<N>& queens, int row, int column, int& tests)
{
    for (int above = 0; above < row; ++above) {
        ++tests;
        if (attacks({above, queens.columns[above]}, {row, column})) {
            return false;
        }
    }
    return true;
}

template <int N>
constexpr void fill_rows(placement<N>& queens, int row, int& tests)
{
    for (int column = 0; row < N && column < N; ++column) {
        if (is_free(queens, row, column, tests)) {
            queens.columns[row] = column;
            fill_rows(queens, row + 1, tests);
        }
    }
}

// How often a search for all solutions asks whether two queens attack each other.
template <int N>
constexpr int conflict_tests()
{
    int tests = 0;
    placement<N> queens{};
    fill_rows(queens, 0, tests);
    return tests;
}
