// SPDX-License-Identifier: BSL-1.0
// The library's bitmask search with an observer that has only the hook solution() or, compiled with
// -DOBSERVER=listener, one more hook.
#include <ctqueens/search/bitmask.hpp>

using namespace ctqueens;

#ifndef OBSERVER
#define OBSERVER solution_counter
#endif

struct solution_counter : search::observer
{
    int count = 0;

    constexpr bool solution(const auto&) noexcept { return ++count > 0; } // never stops
};
struct listener : solution_counter
{
    constexpr void leave(int) noexcept {} // does nothing, but is called
};

constexpr int count()
{
    OBSERVER observer;
    for (int first_column = 0; first_column < 8; ++first_column) {
        search::bitmask::run<8>(first_column, observer);
    }
    return observer.count;
}
static_assert(count() == 92);
