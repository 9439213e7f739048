// SPDX-License-Identifier: BSL-1.0
// What the shell prints, precomputed: maps with the keys of the library's registries. They are
// defined in files that know the searches; nothing else in the shell does.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include <ctqueens/hana/registry.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/work.hpp>

#include <algorithm>

namespace ctqueens::shell {

namespace hana = boost::hana;

// A map with the keys of a registry and `make(value)` for each of its values.
template <class Registry, class Make>
constexpr auto map_values(Registry registry, Make make)
{
    return hana::unpack(registry, [=](auto... entry) {
        return hana::make_map(hana::make_pair(hana::first(entry), make(hana::second(entry)))...);
    });
}

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

// For each search its solutions in its order, and its work, for one N.
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

extern const by_search<table<searched_size>> search_orders;
extern const by_search<work_counts> search_works;

} // namespace ctqueens::shell

#endif
