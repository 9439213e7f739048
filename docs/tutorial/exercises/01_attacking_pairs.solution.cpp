// SPDX-License-Identifier: BSL-1.0
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
