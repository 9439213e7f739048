// SPDX-License-Identifier: BSL-1.0
/// @file
/// Lets the compiler check a search: does it find every solution exactly once, and nothing else?
#ifndef CTQUEENS_EXAMINER_HPP
#define CTQUEENS_EXAMINER_HPP

#include <ctqueens/detail/as_search.hpp>
#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/refusal.hpp>
#include <ctqueens/detail/solution_index.hpp>
#include <ctqueens/work.hpp>

namespace ctqueens {

/// The result of `examine`.
template <int N>
struct examination
{
    /// The first fault. If it is `missing`, everything that the search does report is correct.
    fault what = fault::none;
    /// The placement that is wrong or missing; unspecified if `what` is `none` or `not_evaluated`.
    placement<N> queens{};
    /// Whether the solutions reported before the first fault, if any, are in lexicographic order, none
    /// left out.
    bool is_lexicographic = true;

    /// Returns whether the search reports every solution exactly once and nothing else.
    [[nodiscard]] constexpr bool is_passed() const noexcept { return what == fault::none; }
};

namespace detail {

template <class Observer, class Search, int N, int first_column>
constexpr Observer observe_shard() noexcept
{
    Observer observer;
    table_recipe<N, Search>::search::template run<N>(first_column, observer);
    return observer;
}

// Stores the first placements that a search reports: at most one more than there are solutions. If that
// many are reported, at least one of them must be wrong or repeated.
template <int N>
struct report_book : search::observer
{
    static constexpr std::size_t capacity = published_counts[N] + 1;

    table<N, capacity> kept{};
    std::size_t count = 0;

    constexpr bool solution(const placement<N>& queens) noexcept
    {
        if (count < capacity) {
            kept.rows[count++] = queens;
        }
        return true;
    }
};

template <int N, class Search, int first_column>
inline constexpr auto shard_report =
    detail::observe_shard<report_book<N>, Search, N, first_column>();

// Whether the compiler can evaluate a shard.
template <bool>
struct probe;
template <int N, class Search, int first_column>
concept can_run = requires
{
    typename probe<(
        static_cast<void>(detail::observe_shard<report_book<N>, Search, N, first_column>()), true)>;
};
template <class Search, int N>
inline constexpr int shard_count_of = has_one_shard<Search> ? 1 : N;

// Returns the first shard that the compiler cannot evaluate, or the number of shards. The shards after it
// are not tried, because it takes long to reach a limit.
template <int N, class Search, int shard = 0>
constexpr int evaluated_shards() noexcept
{
    if constexpr (shard < shard_count_of<Search, N>) {
        if constexpr (can_run<N, Search, shard>) return evaluated_shards<N, Search, shard + 1>();
    }
    return shard;
}

// The reports of all shards, in shard order. `misplaced` is the index of the first placement whose first
// queen is not in the column of the shard that reported it.
template <int N>
struct full_report : report_book<N>
{
    std::size_t misplaced = static_cast<std::size_t>(-1);
};

template <int N, class Search, int... column>
constexpr full_report<N> collect(index_list<column...>) noexcept
{
    full_report<N> all;
    const auto append = [&](const report_book<N>& book, int first_column) {
        for (std::size_t index = 0; index < book.count; ++index) {
            const placement<N>& queens = book.kept.rows[index];
            if (!has_one_shard<Search> && queens[0] != first_column && all.misplaced > all.count) {
                all.misplaced = all.count;
            }
            all.solution(queens);
        }
    };
    (append(shard_report<N, Search, column>, column), ...);
    return all;
}
template <int N, class Search>
inline constexpr full_report<N> reported =
    collect<N, Search>(indices<shard_count_of<Search, N>>);

template <int N, class Search>
constexpr examination<N> grade_report() noexcept
{
    constexpr const full_report<N>& all = reported<N, Search>;
    examination<N> result;
    bool is_found[published_counts[N] + 1]{};
    for (std::size_t index = 0; index < all.count; ++index) {
        result.queens = all.kept.rows[index];
        const std::size_t number = index_of(result.queens);
        result.what = number == not_found      ? fault::not_a_solution
                      : index == all.misplaced ? fault::wrong_column
                      : is_found[number]       ? fault::repeated
                                               : fault::none;
        if (result.what != fault::none) return result;
        is_found[number] = true;
        result.is_lexicographic = result.is_lexicographic && number == index;
    }
    for (const placement<N>& queens : solutions<N>) {
        if (!is_found[index_of(queens)]) {
            result.what = fault::missing;
            result.queens = queens;
            return result;
        }
    }
    return result;
}

template <int N, class Search>
constexpr examination<N> grade() noexcept
{
    if constexpr (evaluated_shards<N, Search>() < shard_count_of<Search, N>) {
        return {fault::not_evaluated};
    } else {
        return grade_report<N, Search>();
    }
}

template <int N, class Search>
concept can_be_examined = N >= 1 && N <= Search::max_size && N <= max_table_size;

// If N is out of range, nothing is evaluated, so that this static_assert is the only error.
template <int N, class... Search>
constexpr bool check_size() noexcept
{
    static_assert((can_be_examined<N, Search> && ...),
                  "ctqueens: the examiner needs N from 1 to Search::max_size, at most 12");
    return (can_be_examined<N, Search> && ...);
}

template <int N, class Search>
constexpr auto examine_search() noexcept
{
    if constexpr (check_size<N, Search>()) {
        return grade<N, Search>();
    } else {
        return examination<1>{};
    }
}

// Reports that the compiler cannot evaluate a search. A fault can make a search exceed the compiler's
// limits, so it is first examined on smaller boards. If no fault is found there, a static_assert fails,
// and the search is evaluated again, so that the compiler states the reason.
template <int N, class Search, int smaller = 4>
constexpr void refuse_unevaluated() noexcept
{
    if constexpr (smaller >= N || has_one_shard<Search>) {
        constexpr bool is_evaluated = N < 1;
        static_assert(is_evaluated, "ctqueens: the compiler cannot evaluate this search for this N "
                                    "(the compiler's reason follows)");
        static_cast<void>(shard_report<N, Search, evaluated_shards<N, Search>()>);
    } else {
        constexpr examination<smaller> result = grade<smaller, Search>();
        if constexpr (result.is_passed() || result.what == fault::not_evaluated) {
            refuse_unevaluated<N, Search, smaller + 1>();
        } else {
            refuse<Search, smaller, result.what, result.queens>();
        }
    }
}

template <class Search, auto result>
constexpr bool pass() noexcept
{
    constexpr int N = static_cast<int>(result.queens.size());
    if constexpr (result.what == fault::not_evaluated) {
        refuse_unevaluated<N, Search>();
    } else if constexpr (!result.is_passed()) {
        refuse<Search, N, result.what, result.queens>();
    }
    return true;
}

// Compares the orders of two searches that pass.
template <int N, class Search, class Order>
constexpr examination<N> grade_order() noexcept
{
    examination<N> result;
    for (std::size_t index = 0; index < published_counts[N] && result.is_passed(); ++index) {
        result.queens = reported<N, Search>.kept.rows[index];
        if (!(result.queens == reported<N, Order>.kept.rows[index])) {
            result.what = fault::out_of_order;
        }
    }
    return result;
}

template <class Search, int N, class Order>
constexpr bool pass_in_order() noexcept
{
    if constexpr (check_size<N, Search, Order>()) {
        pass<Order, grade<N, Order>()>();
        pass<Search, grade<N, Search>()>();
        if constexpr (grade<N, Order>().is_passed() && grade<N, Search>().is_passed()) {
            pass<Search, grade_order<N, Search, Order>()>();
        }
    }
    return true;
}

} // namespace detail

/// The result of examining a search for one N: the first fault, if any, and whether the solutions are in
/// lexicographic order. Unlike `passes`, `examine` compiles even if the search is wrong.
///
///     static_assert(examine<8, search::iterative>.is_passed());
///     static_assert(!examine<8, search::iterative>.is_lexicographic);
template <int N, search::algorithm Search>
inline constexpr auto examine = detail::examine_search<N, Search>();

/// True if a search reports every solution exactly once and nothing else. Otherwise, compilation fails.
///
///     static_assert(passes<8, search::iterative>);
///
/// `Search` is any type that models search::algorithm, such as `as_search<function>`. N must be between
/// 1 and Search::max_size, and at most 12.
///
/// The error shows the first wrong placement or, if none is wrong, the first missing solution. For
/// example, "ctqueens: this search misses a solution" appears together with 15863724. The digits are the
/// columns from the top row down, counted from 1. (For N >= 10, commas separate the columns. N + 1 stands
/// for a column off the board.)
///
/// In C++26, the message is "ctqueens: this search never finds 15863724", followed by a drawing of the
/// board. An X in the drawing marks the first two queens that attack each other, if any. A question mark
/// stands for a column off the board, and the row is drawn without a queen.
///
/// If the compiler cannot evaluate the search, because it never ends, for example, the error is "ctqueens:
/// the compiler cannot evaluate this search for this N (the compiler's reason follows)".
template <int N, search::algorithm Search>
inline constexpr bool passes = detail::pass<Search, examine<N, Search>>();

/// Like `passes`, but also requires the search to report the solutions in the order of another search,
/// which must pass too; that of `search::bitmask` is lexicographic. The error shows the first solution
/// that is out of order.
///
///     static_assert(passes_in_order_of<8, search::backtracking, search::bitmask>);
template <int N, search::algorithm Search, search::algorithm Order>
inline constexpr bool passes_in_order_of = detail::pass_in_order<Search, N, Order>();

} // namespace ctqueens

#endif
