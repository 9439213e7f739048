// SPDX-License-Identifier: BSL-1.0
// [formula]
constexpr bool is_solution_by_formula(int size)
{
    const auto column_in = [size](int row) {
        return row < size / 2 ? 2 * row + 1 : 2 * (row - size / 2);
    };
    for (int row = 0; row < size; ++row) {
        for (int above = 0; above < row; ++above) {
            const int distance = column_in(row) - column_in(above);
            if (distance == 0 || distance == row - above || distance == above - row) {
                return false;
            }
        }
    }
    return true;
}

static_assert(is_solution_by_formula(6) && is_solution_by_formula(10) && is_solution_by_formula(100));
static_assert(!is_solution_by_formula(8)); // nor 14, 20, 26...
// [/formula]

// [library]
#include <ctqueens/first_solution.hpp>

using namespace ctqueens;

static_assert(is_solution(constructed_solution<100>));
static_assert(first_solution<18> < constructed_solution<18>);
// [/library]
