// SPDX-License-Identifier: BSL-1.0
// The solutions and the work of each search for N = 8, precomputed, by the names of the searches.
#ifndef CTQUEENS_SHELL_SEARCHES_HPP
#define CTQUEENS_SHELL_SEARCHES_HPP

#include "dispatch.hpp"

#include <ctqueens/work.hpp>

namespace ctqueens::shell {

inline constexpr int searched_size = 8;

template <class Value>
constexpr auto empty_values() noexcept
{
    return map_values(registry::searches, [](auto) { return Value{}; });
}
template <class Value>
using by_search = decltype(empty_values<Value>());

extern const by_search<table<searched_size>> search_orders; // the solutions in its order
extern const by_search<work_counts> search_works;

} // namespace ctqueens::shell

#endif
