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
    sized_search by_size[size_count]; // without `run` if the search does not do this N
};
struct search_list {
    const search_entry* first;
    int count;
};

// Defined by each module.
search_list searches() noexcept;

template <class Search, int N> inline survey survey_of;

template <class Search, int N>
void search_shard(int first_column, situation_tracker& observer) noexcept {
    Search::template run<N>(first_column, observer);
}

template <class Search, int N>
inline constexpr sized_search sized = {N, search_shard<Search, N>, &survey_of<Search, N>};

template <class Search>
inline constexpr search_entry entry_of = {
    Search::name,
    Search::about.tests,
    {sized<Search, 4>, sized<Search, 5>, sized<Search, 6>, sized<Search, 7>, sized<Search, 8>}};
static_assert(least_size == 4 && size_count == 5);

} // namespace ctqueens::site

#endif
