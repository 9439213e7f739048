// SPDX-License-Identifier: BSL-1.0
// Counts solutions with the bitmask search as on its page or, compiled with
// "-DSEARCH=detail::tuned_bitmask<>", with the variant that makes tables.
#include <ctqueens/search/bitmask.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

#ifndef SEARCH
#define SEARCH search::bitmask
#endif

struct solution_counter : search::observer
{
    int count = 0;

    constexpr bool solution(const auto&) noexcept
    {
        ++count;
        return true;
    }
};

constexpr int count()
{
    solution_counter observer;
    for (int first_column = 0; first_column < 8; ++first_column) {
        SEARCH::run<8>(first_column, observer);
    }
    return observer.count;
}
static_assert(count() == 92);
