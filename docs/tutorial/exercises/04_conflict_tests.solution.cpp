// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr bool is_free(const placement<N>& queens, int row, int column, int& comparisons)
{
    for (int above = 0; above < row; ++above) {
        ++comparisons;
        if (attacks({above, queens.columns[above]}, {row, column})) {
            return false;
        }
    }
    return true;
}
