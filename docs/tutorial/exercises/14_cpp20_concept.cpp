// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <concepts>

using placement = std::array<int, 8>;

// A visitor can be called with a placement and returns a bool: whether the search should go on.
// [exercise]
template <class Type>
concept visitor = true;
// [/exercise]

using goes_on = decltype([](const placement& queens) { return queens[0] == 0; });
using says_nothing = decltype([](const placement&) {});
using wants_a_square = decltype([](int, int) { return true; });

static_assert(visitor<goes_on>, "it takes a placement and returns a bool");
static_assert(!visitor<says_nothing>, "it returns nothing");
static_assert(!visitor<wants_a_square>, "it does not take a placement");
static_assert(!visitor<int>, "a number cannot be called");
