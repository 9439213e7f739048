// SPDX-License-Identifier: BSL-1.0
// Fills `row` and the rows below it in the last possible way. Returns false if there is none.
template <int N>
constexpr bool fill_last(placement<N>& queens, int row)
{
    if (row == N) {
        return true;
    }
    for (int column = N - 1; column >= 0; --column) {
        if (is_free(queens, row, column)) {
            queens.columns[row] = column;
            if (fill_last(queens, row + 1)) {
                return true;
            }
        }
    }
    return false;
}

// The last solution in lexicographic order, without finding those before it.
template <int N>
constexpr placement<N> last_solution()
{
    placement<N> queens{};
    if (!fill_last(queens, 0)) {
        there_is_no_solution();
    }
    return queens;
}
