// SPDX-License-Identifier: BSL-1.0
/// @file
/// Runs and grades a search at compile time.
#ifndef CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP
#define CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP

#include <ctqueens/examiner/grading.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

// Returns whether searches can be examined for N. If not, a static_assert fails, and nothing
// is evaluated, so that this is the only error.
template <int N, class... Search> constexpr bool check_examination() noexcept {
    if constexpr ((check_search<Search>() && ...)) {
        constexpr bool is_size = N >= 1 && N <= max_table_size && (... && (N <= Search::max_size));
        static_assert(is_size,
                      "ctqueens: the examiner needs N from 1 to Search::max_size, at most 12 "
                      "(11 with 16-bit addresses)");
        return is_size;
    }
    return false;
}

// ---------------------------------------------------------------- evaluation

// Evaluates a shard: finds its solutions, which are graded later, so that the search has the
// compiler's limits to itself, and are used for tables, too. A search with one shard, such as a
// function, is graded while it is running, because it may report placements in a wrong form.
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
template <int N, class Search, int first_column>
    requires(!has_one_shard<Search>)
inline constexpr const auto& evaluated_shard<N, Search, first_column> =
    searched_shard<N, Search, first_column>;

template <bool> struct probe;
// Whether a search has this shard and the compiler can evaluate it. An evaluation that exceeds a
// limit or has undefined behaviour cannot be a template argument, so `requires` is false. A shard
// that can be evaluated is evaluated once more, as the variable `evaluated_shard`.
template <int N, class Search, int first_column>
concept can_evaluate = first_column < shard_count<N, Search> && requires {
    typename probe<(static_cast<void>(evaluate_shard<N, Search, first_column>()), true)>;
};

// Returns the first shard that the compiler cannot evaluate, or the number of shards. The shards
// after it are not tried, because it takes long to reach a limit.
template <int N, class Search, int first_column = 0> constexpr int evaluated_shards() noexcept {
    if constexpr (can_evaluate<N, Search, first_column>) {
        return evaluated_shards<N, Search, first_column + 1>();
    } else {
        return first_column;
    }
}

// ---------------------------------------------------------------- grading

// Grades a shard. If there are more solutions than the list can store, one of those that are stored
// is at fault, because it can store more than a correct search finds.
template <int N>
constexpr void grade_shard(grader<N>& grading, const auto& found, int shard) noexcept {
    for (const placement<N>& queens : found) {
        if (!grading.solution(queens, shard)) return;
    }
}

template <int N, class Search, int... column>
constexpr examination grade_shards(index_list<column...>) noexcept {
    if constexpr (evaluated_shards<N, Search>() < shard_count<N, Search>) {
        examination result;
        result.what = fault::not_evaluated;
        result.size = N;
        return result;
    } else if constexpr (has_one_shard<Search>) {
        return evaluated_shard<N, Search, 0>;
    } else {
        grader<N> grading(solutions<N>);
        (grade_shard<N>(grading, evaluated_shard<N, Search, column>, column), ...);
        return grading.finish();
    }
}

template <int N, class Search> constexpr examination examine_search() noexcept {
    if constexpr (check_examination<N, Search>()) {
        return grade_shards<N, Search>(indices<shard_count<N, Search>>);
    }
    return {};
}

// ---------------------------------------------------------------- order

// The solutions of a search that passes, in its order, or none if it only counts.
template <int N, class Search> constexpr auto reported_solutions() noexcept {
    solution_collector<N, published_counts[N]> all;
    append_shards<N, Search>(all, indices<shard_count<N, Search>>);
    return all;
}
template <int N, class Search>
inline constexpr bool only_counts = reported_solutions<N, Search>().count < published_counts[N];

// Compares the orders of two searches that pass.
template <int N, class Search, class Order> constexpr examination compare_orders() noexcept {
    constexpr auto found = reported_solutions<N, Search>(),
                   expected = reported_solutions<N, Order>();
    for (std::size_t index = 0; index != published_counts[N]; ++index) {
        if (found.kept[index] == expected.kept[index]) continue;
        examination result = read<N>(found.kept[index]);
        result.what = fault::out_of_order;
        result.count = index;
        return result;
    }
    return {};
}

} // namespace ctqueens::detail

#endif
