// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr void fill_rows_through(placement<N>& queens, int row, square given, work& done)
{
    if (row == N) {
        ++done.solutions;
        return;
    }
    for (int column = 0; column < N; ++column) {
        if (row == given.row && column != given.column) {
            continue;
        }
        ++done.candidates;
        if (is_free(queens, row, column)) {
            queens.columns[row] = column;
            fill_rows_through(queens, row + 1, given, done);
            ++done.retreats;
        }
    }
}

template <int N>
constexpr work search_through(square given)
{
    work done{};
    placement<N> queens{};
    fill_rows_through(queens, 0, given, done);
    return done;
}
