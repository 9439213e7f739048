// SPDX-License-Identifier: BSL-1.0
// error (GCC): accessing uninitialized member 'placement<4>::columns'
// error (Clang): read of uninitialized object is not allowed in a constant expression
#include "04_backtracking.hpp"

// `row` is the row of the new queen: it looks at itself, too.
constexpr bool is_free_or_is_it(const placement<4>& queens, int row, int column)
{
    for (int above = 0; above <= row; ++above) {
        if (attacks({above, queens.columns[above]}, {row, column})) {
            return false;
        }
    }
    return true;
}

constexpr bool first_queen_is_free()
{
    placement<4> queens; // no column is known yet
    return is_free_or_is_it(queens, 0, 2);
}

static_assert(first_queen_is_free());
