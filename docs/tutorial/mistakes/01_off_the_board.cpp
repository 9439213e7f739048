// SPDX-License-Identifier: BSL-1.0
// error (GCC): array subscript value '4' is outside the bounds
// error (Clang): read of dereferenced one-past-the-end pointer is not allowed
#include "01_placement.hpp"

constexpr int sum_of_columns(const placement<4>& queens)
{
    int sum = 0;
    for (int row = 0; row <= 4; ++row) { // one row too many
        sum += queens.columns[row];
    }
    return sum;
}

static_assert(sum_of_columns({{1, 3, 0, 2}}) == 6);
