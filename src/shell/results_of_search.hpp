// SPDX-License-Identifier: BSL-1.0
// Defines the results of one search. Included in the object file of each search.
#ifndef CTQUEENS_SHELL_RESULTS_OF_SEARCH_HPP
#define CTQUEENS_SHELL_RESULTS_OF_SEARCH_HPP

#include "search_results.hpp"

#include "../tables/compiled_tables.hpp"

#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/trace.hpp>

namespace ctqueens::shell {

template <std::size_t number, class Search, class... Others>
struct nth_search : nth_search<number - 1, Others...> {};
template <class Search, class... Others> struct nth_search<0, Search, Others...> {
    using type = Search;
};
template <class... Search> struct search_list {
    template <std::size_t number> using at = typename nth_search<number, Search...>::type;
};
template <std::size_t number>
using search_at = typename search::all<search_list>::template at<number>;

// These copies keep the names of the searches out of the symbol names.
template <std::size_t number>
constexpr table<searched_size> solutions_of = solutions<searched_size, search_at<number>>;
template <std::size_t number>
constexpr work_counts work_of = work<searched_size, search_at<number>>;
template <std::size_t number, int N>
constexpr auto trace_of = trace<N, search_at<number>, first_steps{max_trace_steps}>;

constexpr bool is_lexicographic(const char* order) noexcept {
    const char* expected = "lexicographic";
    while (*order == *expected && *order != '\0') ++order, ++expected;
    return *order == *expected;
}

template <std::size_t number> table_view table_of() noexcept {
    if constexpr (is_lexicographic(search_at<number>::about.order)) {
        return compiled::solution_table<searched_size>();
    } else {
        return solutions_of<number>;
    }
}

template <std::size_t number> steps_view steps_for(int size) noexcept {
    return compiled::with_size<1, largest_traced_size>(
        size, steps_view(), []<int N>() -> steps_view {
            return {trace_of<number, N>.begin(), trace_of<number, N>.size()};
        });
}

template <std::size_t number> search_results results_of() noexcept {
    return {table_of<number>(), work_of<number>, steps_for<number>};
}

} // namespace ctqueens::shell

#endif
