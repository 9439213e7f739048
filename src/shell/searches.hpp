// SPDX-License-Identifier: BSL-1.0
// What each search found and how much work it did, precomputed, by the searches' names. It is
// compiled once, in files that know the searches; nothing else in the shell does.
#ifndef CTQUEENS_SHELL_SEARCHES_HPP
#define CTQUEENS_SHELL_SEARCHES_HPP

#include "dispatch.hpp"

#include <ctqueens/work.hpp>

namespace ctqueens::shell {

// The N of all of it.
inline constexpr int searched_size = 8;

template <class Value>
struct nothing_of_type
{
    template <class Search>
    constexpr Value operator()(hana::basic_type<Search>) const noexcept
    {
        return {};
    }
};
template <class Value>
using by_search = decltype(map_values(registry::searches, nothing_of_type<Value>()));

extern const by_search<table<searched_size>> search_orders; // its solutions in its order
extern const by_search<work_counts> search_works;

} // namespace ctqueens::shell

#endif
