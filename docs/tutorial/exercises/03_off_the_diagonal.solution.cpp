// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr int count_off_the_main_diagonal()
{
    int count = 0;
    auto visit = [&count](const placement<N>& queens) {
        for (int row = 0; row < N; ++row) {
            if (queens.columns[row] == row) {
                return;
            }
        }
        ++count;
    };
    placement<N> queens = main_diagonal<N>();
    permute(queens, 0, visit);
    return count;
}
