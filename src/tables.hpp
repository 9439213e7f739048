// SPDX-License-Identifier: BSL-1.0
// The precomputed tables that the shell prints, by their sizes. They are compiled once, in files
// that know the searches; nothing else in the shell does.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include "dispatch.hpp"

#include <ctqueens/symmetry.hpp>

#include <algorithm>

namespace ctqueens::shell {

// For each N a pointer to a table.
template <template <int> class Table>
struct no_table
{
    template <int N>
    constexpr const Table<N>* operator()(registry::lazy_table<N>) const noexcept
    {
        return nullptr;
    }
};
template <template <int> class Table>
using tables_by_size = decltype(map_values(registry::tables, no_table<Table>()));

template <int N>
using solution_table = table<N>;
template <int N>
using fundamental_table = table<N, published_fundamental_counts[N]>;

extern const tables_by_size<solution_table> solution_tables;       // in the default order
extern const tables_by_size<fundamental_table> fundamental_tables; // one solution of each orbit

template <int N>
const table<N>& solutions_of_size() noexcept
{
    return *solution_tables[hana::size_c<N>];
}
template <int N>
const fundamental_table<N>& fundamental_solutions_of_size() noexcept
{
    return *fundamental_tables[hana::size_c<N>];
}

// The number of a solution, counted from 1; 0 if the placement is none.
template <int N>
std::size_t number_of(const placement<N>& queens) noexcept
{
    const table<N>& all = solutions_of_size<N>();
    const placement<N>* found = std::find(all.begin(), all.end(), queens);
    return found == all.end() ? 0 : static_cast<std::size_t>(found - all.begin()) + 1;
}

} // namespace ctqueens::shell

#endif
