// SPDX-License-Identifier: BSL-1.0
// The searches of the library, for the debugger.
#include "debugger.hpp"

#include <ctqueens/search.hpp>

namespace ctqueens::site {

namespace {

struct header_line {
    static consteval int of_call(int line = __builtin_LINE()) noexcept { return line; }
};

template <class Search, int N = greatest_size>
void write_shard(int size, int first_column) noexcept {
    if (size == N) {
        log_writer<header_line> writer;
        Search::template run<N>(first_column, writer);
    } else if constexpr (N > least_size) {
        write_shard<Search, N - 1>(size, first_column);
    }
}

template <class... Search> struct list {
    static constexpr search_entry entries[] = {
        {Search::name, Search::about.tests, write_shard<Search>}...};
    static constexpr int count = sizeof...(Search);
};
using library = search::all<list>;

} // namespace

search_list searches() noexcept { return {library::entries, library::count}; }

} // namespace ctqueens::site
