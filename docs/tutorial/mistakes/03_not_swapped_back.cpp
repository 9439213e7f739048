// SPDX-License-Identifier: BSL-1.0
// error: each first column has two orders of the rest
#include "03_permutation.hpp"

template <class Visit>
constexpr void careless_permute(placement<3>& queens, int row, Visit& visit)
{
    if (row == 3) {
        visit(queens);
        return;
    }
    for (int other = row; other < 3; ++other) {
        swap(queens.columns[row], queens.columns[other]);
        careless_permute(queens, row + 1, visit); // and does not swap back
    }
}

constexpr int orders_with_first_column(int column)
{
    int count = 0;
    auto visit = [&](const placement<3>& queens) { count += queens.columns[0] == column; };
    placement<3> queens = main_diagonal<3>();
    careless_permute(queens, 0, visit);
    return count;
}

static_assert(orders_with_first_column(0) == 2, "each first column has two orders of the rest");
static_assert(orders_with_first_column(1) == 2, "each first column has two orders of the rest");
static_assert(orders_with_first_column(2) == 2, "each first column has two orders of the rest");
