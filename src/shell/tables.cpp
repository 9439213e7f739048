// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

#include <ctqueens/ctqueens.h>

namespace ctqueens::shell {

tables_of_size tables_of(int size)
{
    tables_of_size found;
    with_size(size, [&](auto n) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

std::size_t number_of(placement_view solution) noexcept
{
    return static_cast<std::size_t>(ctqueens_index_of(solution.size(), solution.begin())) + 1;
}

constinit const by_search<table<searched_size>> search_orders =
    map_values(registry::searches, []<class Search>(hana::basic_type<Search>) {
        return solutions<searched_size, Search>;
    });

constinit const by_search<work_counts> search_works =
    map_values(registry::searches, []<class Search>(hana::basic_type<Search>) {
        return work<Search, searched_size>;
    });

} // namespace ctqueens::shell
