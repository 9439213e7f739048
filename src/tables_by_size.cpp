// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

namespace ctqueens::shell {

namespace {

// A copy, so that no symbol of the shell has the name of a search in it.
template <int N>
constexpr table<N> copied = solutions<N>;

constexpr struct
{
    template <int N>
    constexpr const table<N>* operator()(registry::lazy_table<N>) const noexcept
    {
        return &copied<N>;
    }
} pointer;

} // namespace

constinit const tables_by_size<solution_table> solution_tables =
    map_values(registry::tables, pointer);

} // namespace ctqueens::shell
