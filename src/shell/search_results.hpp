// SPDX-License-Identifier: BSL-1.0
// What the compiler finds with one search. Like the library, it needs no standard headers, because
// it is compiled for each search.
#ifndef CTQUEENS_SHELL_SEARCH_RESULTS_HPP
#define CTQUEENS_SHELL_SEARCH_RESULTS_HPP

#include <ctqueens/table_view.hpp>
#include <ctqueens/trace/steps.hpp>
#include <ctqueens/work.hpp>

namespace ctqueens::shell {

inline constexpr int searched_size = 8, largest_traced_size = 8;

struct steps_view {
    const step* first;
    std::size_t count;
};
struct search_results {
    table_view solutions; // for N = searched_size, in the order of the search
    work_counts work;     // for N = searched_size
    steps_view (*steps_for)(
        int) noexcept; // for N up to largest_traced_size; at most max_trace_steps
};

// Returns the results of a search, which is known by its number in search::all. All names of
// symbols are made from numbers, so that no name of a search is among them. Each number has an
// object file of its own, where results_of_search.hpp defines this function.
template <std::size_t number> search_results results_of() noexcept;

} // namespace ctqueens::shell

#endif
