// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr bool is_safe(const placement<N>& rooks, int row)
{
    for (int above = 0; above < row; ++above) {
        if (rooks.columns[row] == rooks.columns[above]) {
            return false;
        }
    }
    return true;
}
