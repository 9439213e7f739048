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
    static constexpr std::size_t size = sizeof...(Search);
    template <std::size_t number> using at = typename nth_search<number, Search...>::type;
};
inline constexpr std::size_t search_count = search::all<search_list>::size;
template <std::size_t number>
using search_at = typename search::all<search_list>::template at<number>;

// These copies keep the names of the searches out of the symbol names.
template <std::size_t number>
constexpr table<searched_size> solutions_of = solutions<searched_size, search_at<number>>;
template <std::size_t number>
constexpr work_counts work_of = work<searched_size, search_at<number>>;

// The first steps of a search. (trace<N, Search, part> runs the search twice, because it counts the
// steps before it writes them.)
struct traced_steps {
    step steps[max_trace_steps];
    int count;
};
template <std::size_t number, int N> constexpr traced_steps trace_first_steps() noexcept {
    traced_steps traced{};
    traced.count = write_steps<N, search_at<number>>(first_steps{max_trace_steps}, traced.steps,
                                                     max_trace_steps);
    return traced;
}
template <std::size_t number, int N> constexpr traced_steps traced = trace_first_steps<number, N>();

// The same in as little memory as they need.
template <std::size_t number, int N> constexpr auto copy_traced_steps() noexcept {
    step_list<N, traced<number, N>.count> copy{};
    int index = 0;
    for (step& each : copy.steps) each = traced<number, N>.steps[index++];
    return copy;
}
template <std::size_t number, int N> constexpr auto trace_of = copy_traced_steps<number, N>();

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
