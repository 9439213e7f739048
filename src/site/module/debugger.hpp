// SPDX-License-Identifier: BSL-1.0
// The searches that a WebAssembly module has for the debugger. One of its translation units defines
// searches(); debugger.cpp exports them to module.js.
#ifndef CTQUEENS_SITE_DEBUGGER_HPP
#define CTQUEENS_SITE_DEBUGGER_HPP

#include "survey.hpp"

namespace ctqueens::site {

inline constexpr int size_count = greatest_size - least_size + 1;

struct search_entry {
    const char* name;
    const char* tests;                // empty if the search does not say
    shard_search by_size[size_count]; // null if the search does not do this N
    survey* surveys;                  // one for each N
};
struct search_list {
    const search_entry* first;
    int count;
};

// Defined by each module.
search_list searches() noexcept;

template <class Search> inline survey surveys_of[size_count];

template <class Search>
inline constexpr search_entry entry_of = {Search::name,
                                          Search::about.tests,
                                          {search_shard<Search, 4>, search_shard<Search, 5>,
                                           search_shard<Search, 6>, search_shard<Search, 7>,
                                           search_shard<Search, 8>},
                                          surveys_of<Search>};
static_assert(least_size == 4 && size_count == 5);

} // namespace ctqueens::site

#endif
