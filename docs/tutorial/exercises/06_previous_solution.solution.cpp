// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr bool previous_solution(placement<N>& queens)
{
    int row = N - 1;
    --queens.columns[row];
    while (true) {
        if (queens.columns[row] < 0) {
            if (row == 0) {
                return false;
            }
            --row;
            --queens.columns[row];
        } else if (!is_safe(queens, row)) {
            --queens.columns[row];
        } else if (row < N - 1) {
            ++row;
            queens.columns[row] = N - 1;
        } else {
            return true;
        }
    }
}
