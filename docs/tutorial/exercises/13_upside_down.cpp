// SPDX-License-Identifier: BSL-1.0
// Exercise 2 of chapter 13.
#include "13_moves.hpp"

#include <ctqueens/solutions.hpp>

using ctqueens::solutions;

// [exercise]
// Exchange the top and the bottom: row r becomes row N - 1 - r. Call nothing but mirror and
// reflect.
template <int N>
constexpr placement<N> upside_down(const placement<N>& queens)
{
    return queens;
}
// [/exercise]

static_assert(upside_down(placement<8>{0, 4, 7, 5, 2, 6, 1, 3}) ==
                  placement<8>{3, 1, 6, 2, 5, 7, 4, 0},
              "the bottom row is not on top");

constexpr bool twice_is_nothing()
{
    for (const placement<8>& queens : solutions<8>) {
        if (upside_down(upside_down(queens)) != queens || upside_down(queens) == queens) {
            return false;
        }
    }
    return true;
}
static_assert(twice_is_nothing(), "a flip of the rows changes every solution and undoes itself");
