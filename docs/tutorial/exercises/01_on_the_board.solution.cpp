// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr bool is_solution_on_the_board(const placement<N>& queens)
{
    for (int row = 0; row < N; ++row) {
        if (queens.columns[row] < 0 || queens.columns[row] >= N) {
            return false;
        }
    }
    return is_solution(queens);
}
