// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <concepts>

using placement = std::array<int, 8>;

// [task]
// What a search can be given: something that can be called with a placement and says with a bool
// whether the search should go on.
template <class Type>
concept visitor = true;

using goes_on = decltype([](const placement& queens) { return queens[0] == 0; });
using says_nothing = decltype([](const placement&) {});
using wants_a_square = decltype([](int, int) { return true; });

static_assert(visitor<goes_on>, "it takes a placement and returns a bool");
static_assert(!visitor<says_nothing>, "void is no answer");
static_assert(!visitor<wants_a_square>, "a placement is not two numbers");
static_assert(!visitor<int>, "a number cannot be called");
// [/task]
