// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// Puts a queen on this square. Rows are filled from the top.
// [exercise]
template <int N>
constexpr void put(placement<N>& queens, square at)
{
    queens.columns[at.row] = at.column;
}
// [/exercise]

constexpr int second_column(int first, int second) // puts two queens
{
    placement<4> queens{};
    put(queens, {0, first});
    put(queens, {1, second});
    return queens.columns[1];
}

template <int number>
struct constant
{};
template <int first, int second>
concept compiles = requires { typename constant<second_column(first, second)>; };

static_assert(second_column(0, 2) == 2 && second_column(3, 1) == 1, "these queens are safe");
static_assert(!compiles<0, 0>, "a queen is attacked along its column");
static_assert(!compiles<0, 1> && !compiles<3, 2>, "a queen is attacked along a diagonal");
