// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr void put(placement<N>& queens, square at)
{
    for (int above = 0; above < at.row; ++above) {
        if (attacks({above, queens.columns[above]}, at)) {
            throw "the queen on this square is attacked";
        }
    }
    queens.columns[at.row] = at.column;
}
