// SPDX-License-Identifier: BSL-1.0
// The searches of the library, for the debugger.
#include "debugger.hpp"

#include <ctqueens/search.hpp>

namespace ctqueens::site {

namespace {

template <class... Search> struct list {
    static constexpr search_entry entries[] = {entry_of<Search>...};
    static constexpr int count = sizeof...(Search);
};
using library = search::all<list>;

} // namespace

search_list searches() noexcept { return {library::entries, library::count}; }

} // namespace ctqueens::site
