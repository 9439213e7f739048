// SPDX-License-Identifier: BSL-1.0
/// @file
/// Runs and grades a search at compile time, and explains why it does not pass.
#ifndef CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP
#define CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP

#include <ctqueens/examiner/grading.hpp>
#include <ctqueens/examiner/sentences.hpp>
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

// ---------------------------------------------------------------- examination

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

// ---------------------------------------------------------------- diagnosis

// A fault can make a search exceed the compiler's limits. So if a search cannot be evaluated,
// returns its fault on a smaller board, if any, up to the first that the compiler cannot evaluate
// either, because it takes long to reach a limit. A search with one shard is not examined on
// smaller boards, because it may be a function that is written for one N.
template <class Search, examination result, int size = has_one_shard<Search> ? result.size : 4>
constexpr examination first_fault() noexcept {
    if constexpr (result.what != fault::not_evaluated || size >= result.size) {
        return result;
    } else {
        constexpr examination smaller = examine_search<size, Search>();
        if constexpr (smaller.is_passed()) {
            return first_fault<Search, result, size + 1>();
        } else {
            return smaller.what == fault::not_evaluated ? result : smaller;
        }
    }
}

// Fails to compile unless a search has passed. If it cannot be evaluated, it is evaluated again, so
// that the compiler states the reason.
template <class Search, examination result> constexpr void diagnose() noexcept {
    constexpr examination first = first_fault<Search, result>();
    if constexpr (first.what == fault::not_evaluated) {
        constexpr int shard = // in a constant expression, so that this is the first error
            (diagnose_fault<Search, first>(), first.row);
        static_cast<void>(evaluated_shard<first.size, Search, shard>);
    } else if constexpr (!first.is_passed()) {
        diagnose_fault<Search, first>();
    }
}

// ---------------------------------------------------------------- order

// The solutions of a search that passes, in its order, or none if it only counts.
template <int N, class Search> constexpr auto reported_solutions() noexcept {
    solution_collector<N, published_counts[N]> all;
    append_shards<N, Search>(all, indices<shard_count<N, Search>>);
    return all;
}

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

template <int N, class Search, class Order> constexpr void diagnose_order() noexcept {
    if constexpr (check_examination<N, Search, Order>()) {
        constexpr examination order_result = examine_search<N, Order>(),
                              search_result = examine_search<N, Search>();
        diagnose<Order, order_result>();
        diagnose<Search, search_result>();
        if constexpr (order_result.is_passed() && search_result.is_passed()) {
            constexpr bool have_orders = order_result.count == published_counts[N] &&
                                         search_result.count == published_counts[N];
            static_assert(have_orders, "ctqueens: a search that only counts has no order");
            if constexpr (have_orders) diagnose<Search, compare_orders<N, Search, Order>()>();
        }
    }
}

} // namespace ctqueens::detail

#endif
