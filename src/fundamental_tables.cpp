// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

namespace ctqueens::shell {

namespace {

constexpr struct
{
    template <int N>
    constexpr const fundamental_table<N>* operator()(registry::lazy_table<N>) const noexcept
    {
        return &fundamental_solutions<N>;
    }
} pointer;

} // namespace

constinit const tables_by_size<fundamental_table> fundamental_tables =
    map_values(registry::tables, pointer);

} // namespace ctqueens::shell
