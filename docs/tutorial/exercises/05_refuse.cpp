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

constexpr int third_column(int first, int second, int third) // puts three queens
{
    placement<5> queens{};
    put(queens, {0, first});
    put(queens, {1, second});
    put(queens, {2, third});
    return queens.columns[2];
}

// Whether third_column() is a constant expression. (Chapter 8 explains concepts.)
template <int number>
struct constant
{};
template <int first, int second, int third>
concept compiles = requires { typename constant<third_column(first, second, third)>; };

static_assert(third_column(0, 2, 4) == 4 && third_column(3, 1, 4) == 4, "these queens are safe");
static_assert(!compiles<0, 0, 3>, "a queen is attacked along its column");
static_assert(!compiles<0, 1, 3> && !compiles<0, 2, 1>, "a queen is attacked along a diagonal");
static_assert(!compiles<1, 3, 1> && !compiles<0, 4, 2>, "a queen is attacked from two rows above");
