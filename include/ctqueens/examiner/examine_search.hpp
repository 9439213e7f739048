// SPDX-License-Identifier: BSL-1.0
/// @file
/// Runs and grades a search at compile time.
#ifndef CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP
#define CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP

#include <ctqueens/examiner/grader.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

// Returns whether searches can be examined for N. If not, a static_assert fails, and nothing
// is evaluated, so that this is the only error.
template <int N, class... Search> constexpr bool check_examination() noexcept {
    if constexpr ((check_search<Search>() && ...)) {
        constexpr bool is_size = has_table(N) && (... && (N <= Search::max_size));
        static_assert(is_size,
                      "ctqueens: the examiner needs N from 1 to Search::max_size, at most 12 "
                      "(11 with 16-bit addresses)");
        return is_size;
    }
    return false;
}

// Evaluates a shard. Its solutions are graded later, so that the search has the compiler's limits
// to itself. A search with one shard, such as a function, is graded while it is running, because it
// may report placements in a wrong form.
template <int N, class Search, int first_column> constexpr auto evaluate_shard() noexcept {
    if constexpr (has_one_shard<Search>) {
        grader<N> grading(solutions<N>);
        Search::template run<N>(first_column, grading);
        return grading.finish();
    } else {
        return search_shard<N, Search, first_column>();
    }
}
template <int N, class Search, int first_column>
inline constexpr auto evaluated_shard = evaluate_shard<N, Search, first_column>();

template <bool> struct probe;
// Whether the compiler can evaluate a shard. An evaluation that exceeds a limit or has undefined
// behaviour cannot be a template argument, so `requires` is false. A shard that can be evaluated is
// evaluated once more.
template <int N, class Search, int first_column>
concept can_evaluate = requires {
    typename probe<(static_cast<void>(evaluate_shard<N, Search, first_column>()), true)>;
};

// Grades the shards from `column` on, up to the first that the compiler cannot evaluate: those
// after it are not tried, because it takes long to reach a limit. If there are more solutions than
// a shard can store, one of those that are stored is at fault, because it can store more than a
// correct search finds.
template <int N, class Search, int column = 0>
constexpr examination grade_shards(grader<N>& grading) noexcept {
    if constexpr (column == shard_count<N, Search>) {
        return grading.finish();
    } else if constexpr (!can_evaluate<N, Search, column>) {
        grading.conclude({.what = fault::not_evaluated, .row = column});
        return grading.finish();
    } else {
        for (const placement<N>& queens : searched_shard<N, Search, column>) {
            if (!grading.solution(queens, column)) break;
        }
        return detail::grade_shards<N, Search, column + 1>(grading);
    }
}

template <int N, class Search> constexpr examination examine_search() noexcept {
    if constexpr (!check_examination<N, Search>()) {
        return {};
    } else if constexpr (!has_one_shard<Search>) {
        grader<N> grading(solutions<N>);
        return detail::grade_shards<N, Search>(grading);
    } else if constexpr (can_evaluate<N, Search, 0>) {
        return evaluated_shard<N, Search, 0>;
    } else {
        return {.what = fault::not_evaluated, .size = N};
    }
}
template <int N, class Search> inline constexpr examination examined = examine_search<N, Search>();

} // namespace ctqueens::detail

#endif
