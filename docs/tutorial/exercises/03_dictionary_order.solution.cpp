// SPDX-License-Identifier: BSL-1.0
template <int N, class Visit>
constexpr void permute_in_order(placement<N>& queens, int row, Visit& visit)
{
    if (row == N) {
        visit(queens);
        return;
    }
    for (int other = row; other < N; ++other) {
        for (int passed = other; passed > row; --passed) {
            swap(queens.columns[passed], queens.columns[passed - 1]);
        }
        permute_in_order(queens, row + 1, visit);
        for (int passed = row; passed < other; ++passed) {
            swap(queens.columns[passed], queens.columns[passed + 1]);
        }
    }
}
