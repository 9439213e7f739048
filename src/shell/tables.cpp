// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

namespace ctqueens::shell {

constinit const by_search<table<searched_size>> search_orders =
    map_values(registry::searches, []<class Search>(hana::basic_type<Search>) {
        return solutions<searched_size, Search>;
    });

constinit const by_search<work_counts> search_works =
    map_values(registry::searches, []<class Search>(hana::basic_type<Search>) {
        return work<Search, searched_size>;
    });

} // namespace ctqueens::shell
