// SPDX-License-Identifier: BSL-1.0
/// @file
/// Lets the compiler check a search: does it find every solution exactly once, and nothing else?
#ifndef CTQUEENS_EXAMINER_HPP
#define CTQUEENS_EXAMINER_HPP

#include <ctqueens/examiner/as_search.hpp>
#include <ctqueens/examiner/refusal.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/search/bitmask.hpp>

namespace ctqueens {

/// @addtogroup proving
/// @{

/// The result of `examine`.
template <int N> struct examination {
    /// The first fault. If it is `missing`, everything that the search does report is correct.
    fault what = fault::none;
    /// The placement that is wrong or missing; unspecified if `what` is `none`, `wrong_size` or
    /// `not_evaluated`.
    placement<N> queens{};
    /// Whether the solutions reported before the first fault, if any, are in lexicographic order,
    /// none left out.
    bool is_lexicographic = true;

    /// Returns whether the search reports every solution exactly once and nothing else.
    [[nodiscard]] constexpr bool is_passed() const noexcept { return what == fault::none; }
};

namespace detail {

template <int N, class Search> inline constexpr int shard_count = has_one_shard<Search> ? 1 : N;

// Whether a search has this shard and the compiler can evaluate it.
template <bool> struct probe;
template <int N, class Search, int first_column>
concept can_run = first_column < shard_count<N, Search> && requires {
    typename probe<(static_cast<void>(search_shard<N, Search, first_column>()), true)>;
};

// Returns the first shard that the compiler cannot evaluate, or the number of shards. The shards
// after it are not tried, because it takes long to reach a limit.
template <int N, class Search, int first_column = 0> constexpr int evaluated_shards() noexcept {
    if constexpr (can_run<N, Search, first_column>) {
        return evaluated_shards<N, Search, first_column + 1>();
    } else {
        return first_column;
    }
}

// Checks solutions in the order in which a search reports them, up to the first fault.
template <int N> class grader {
public:
    // Checks the solutions of a shard. If there are more than the list can store, one of those that
    // are stored is at fault, because it can store more than a correct search finds.
    template <std::size_t capacity>
    constexpr void grade_shard(const solution_list<N, capacity>& shard, int first_column,
                               bool is_only) noexcept {
        for (const placement<N>& queens : shard) {
            if (!result_.is_passed()) return;
            const std::size_t index = index_of(queens);
            result_.queens = queens;
            result_.what = index == not_found                      ? fault_of(queens)
                           : !is_only && queens[0] != first_column ? fault::wrong_column
                           : is_found_[index]                      ? fault::repeated
                                                                   : fault::none;
            if (index != not_found) {
                is_found_[index] = true;
                result_.is_lexicographic = result_.is_lexicographic && index == count_;
                ++count_;
            }
        }
    }

    constexpr examination<N> result() noexcept {
        for (std::size_t index = 0; result_.is_passed() && index != solutions<N>.size(); ++index) {
            if (!is_found_[index]) {
                result_.what = fault::missing;
                result_.queens = solutions<N>[index];
            }
        }
        return result_;
    }

private:
    // The fault of a placement that is not a solution.
    static constexpr fault fault_of(const placement<N>& queens) noexcept {
        return queens == wrong_size<N>() ? fault::wrong_size : fault::not_a_solution;
    }

    bool is_found_[published_counts[N] + 1]{};
    std::size_t count_ = 0;
    examination<N> result_;
};

template <int N, class Search, int... column>
constexpr examination<N> grade(index_list<column...>) noexcept {
    if constexpr (evaluated_shards<N, Search>() < shard_count<N, Search>) {
        return {fault::not_evaluated};
    } else {
        grader<N> grader;
        (grader.grade_shard(shard<N, Search, column>, column, has_one_shard<Search>), ...);
        return grader.result();
    }
}

// If N is out of range, nothing is evaluated, so that this static_assert is the only error.
template <int N, class... Search> constexpr bool check_examined() noexcept {
    if constexpr ((check_search<Search>() && ...)) {
        constexpr bool is_size = N >= 1 && N <= max_table_size && (... && (N <= Search::max_size));
        static_assert(is_size,
                      "ctqueens: the examiner needs N from 1 to Search::max_size, at most 12");
        return is_size;
    }
    return false;
}

template <int N, class Search> constexpr auto examine_search() noexcept {
    if constexpr (check_examined<N, Search>()) {
        return grade<N, Search>(indices<shard_count<N, Search>>);
    } else {
        return examination<1>{};
    }
}

// Reports that the compiler cannot evaluate a search. A fault can make a search exceed the
// compiler's limits, so it is first examined on smaller boards. If no fault is found there, a
// static_assert fails, and the search is evaluated again, so that the compiler states the reason.
template <int N, class Search, int smaller = 4> constexpr void refuse_unevaluated() noexcept {
    if constexpr (smaller >= N || has_one_shard<Search>) {
        constexpr bool is_evaluated = N < 1;
        static_assert(is_evaluated, "ctqueens: the compiler cannot evaluate this search for this N "
                                    "(the compiler's reason follows)");
        static_cast<void>(shard<N, Search, evaluated_shards<N, Search>()>);
    } else {
        constexpr examination<smaller> result = examine_search<smaller, Search>();
        if constexpr (result.is_passed() || result.what == fault::not_evaluated) {
            refuse_unevaluated<N, Search, smaller + 1>();
        } else {
            refuse<Search, smaller, result.what, result.queens>(indices<smaller>);
        }
    }
}

// Returns true, so that the static_assert of a user does not fail too.
template <class Search, auto result> constexpr bool pass() noexcept {
    constexpr int N = static_cast<int>(result.queens.size());
    if constexpr (result.what == fault::not_evaluated) {
        refuse_unevaluated<N, Search>();
    } else if constexpr (!result.is_passed()) {
        refuse<Search, N, result.what, result.queens>(indices<N>);
    }
    return true;
}

// The solutions of a search that passes, in its order.
template <int N, class Search> constexpr table<N> reported_solutions() noexcept {
    solution_list<N, published_counts[N]> all;
    append_shards<N, Search>(all, indices<shard_count<N, Search>>);
    return all.kept;
}

// Compares the orders of two searches that pass.
template <int N, class Search, class Order> constexpr examination<N> grade_order() noexcept {
    constexpr table<N> all = reported_solutions<N, Search>(),
                       expected = reported_solutions<N, Order>();
    for (std::size_t index = 0; index != all.size(); ++index) {
        if (all[index] != expected[index]) return {fault::out_of_order, all[index]};
    }
    return {};
}

template <int N, class Search, class Order> constexpr bool pass_in_order() noexcept {
    if constexpr (check_examined<N, Search, Order>()) {
        pass<Order, examine_search<N, Order>()>();
        pass<Search, examine_search<N, Search>()>();
        if constexpr (examine_search<N, Order>().is_passed() &&
                      examine_search<N, Search>().is_passed()) {
            pass<Search, grade_order<N, Search, Order>()>();
        }
    }
    return true;
}

} // namespace detail

/// The result of examining a search for one N: the first fault, if any, and whether the solutions
/// are in lexicographic order. Unlike `passes`, `examine` compiles even if the search is wrong.
///
///     static_assert(examine<8, search::iterative>.is_passed());
///     static_assert(!examine<8, search::iterative>.is_lexicographic);
/// @hideinitializer
template <int N, class Search> inline constexpr auto examine = detail::examine_search<N, Search>();

/// True if a search reports every solution exactly once and nothing else. Otherwise, compilation
/// fails.
///
///     static_assert(passes<8, search::iterative>);
///
/// `Search` is any type that models search::algorithm, such as `as_search<function>`. N must be
/// between 1 and Search::max_size, and at most 12. The compiler runs the search itself, even if a
/// variant makes its tables. So `search::exhaustive` passes only up to N = 6, and `search::bitmask`
/// only up to N = 11 with Clang; the compiler cannot evaluate them for larger N.
///
/// This proves what the search reports, not how it finds it: a search that copies the solutions
/// from a table passes.
///
/// The error shows the first wrong placement or, if none is wrong, the first missing solution. For
/// example, "ctqueens: this search misses a solution" appears together with 15863724. The digits
/// are the columns from the top row down, counted from 1. (For N >= 10, commas separate the
/// columns. N + 1 stands for a column off the board.)
///
/// In C++26, the message is "ctqueens: this search misses 15863724", followed by a drawing of the
/// board. An X in the drawing marks the first two queens that attack each other, if any. A question
/// mark stands for a column off the board, and the row is drawn without a queen.
///
/// If the compiler cannot evaluate the search, because it never ends, for example, the error is
/// "ctqueens: the compiler cannot evaluate this search for this N (the compiler's reason follows)".
/// @hideinitializer
template <int N, class Search>
inline constexpr bool passes = detail::pass<Search, examine<N, Search>>();

/// Like `passes`, but also requires the search to report the solutions in the order of another
/// search, which must pass too; that of `search::bitmask` is lexicographic. The error shows the
/// first solution that is out of order.
///
///     static_assert(passes_in_order_of<8, search::backtracking, search::bitmask>);
/// @hideinitializer
template <int N, class Search, class Order>
inline constexpr bool passes_in_order_of = detail::pass_in_order<N, Search, Order>();

/// @}

} // namespace ctqueens

#endif
