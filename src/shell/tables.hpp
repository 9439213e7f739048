// SPDX-License-Identifier: BSL-1.0
// The data that the shell prints: the tables in the compiled library and, by search name, the solutions
// and work counts of each search for N = 8.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include "../tables/compiled_tables.hpp"
#include "dispatch.hpp"

#include <ctqueens/ctqueens.h>
#include <ctqueens/work.hpp>

namespace ctqueens::shell {

struct tables_of_size
{
    table_view solutions;
    table_view fundamental_solutions;
};

// Returns the tables for N = `size`, or empty views if there are none.
inline tables_of_size tables_of(int size)
{
    tables_of_size found;
    with_size(size, [&](auto n) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

// Returns the number of a solution, counted from 1.
inline std::size_t number_of(placement_view solution) noexcept
{
    return static_cast<std::size_t>(ctqueens_index_of(solution.size(), solution.begin())) + 1;
}

inline constexpr int searched_size = 8;

template <class Value>
constexpr auto empty_values() noexcept
{
    return map_values(registry::searches, [](auto) { return Value{}; });
}
template <class Value>
using by_search = decltype(empty_values<Value>());

extern const by_search<table<searched_size>> search_orders; // in each search's own order
extern const by_search<work_counts> search_works;

} // namespace ctqueens::shell

#endif
