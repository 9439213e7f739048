// SPDX-License-Identifier: BSL-1.0
// error: this observer defines none of the hooks
#include "10_search.hpp"

// [misspelt]
struct misspelt : observer
{
    int retreats = 0;

    constexpr void retraet(square) { ++retreats; }
};
static_assert(observe<4, misspelt>().retreats == 16);
// [/misspelt]
