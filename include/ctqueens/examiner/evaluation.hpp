// SPDX-License-Identifier: BSL-1.0
/// @file
/// What the examiner can evaluate: the allowed N, and the shards within the compiler's limits.
#ifndef CTQUEENS_EXAMINER_EVALUATION_HPP
#define CTQUEENS_EXAMINER_EVALUATION_HPP

#include <ctqueens/examiner/reported.hpp>
#include <ctqueens/solutions/shards.hpp>

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

// Collects what a function reports, up to the first report in a wrong form, or the number that it
// returns. Grading is another evaluation, so that the function has the compilers' limits to itself.
template <int N> struct report_collector : solution_collector<N, published_counts[N] + 1> {
    reported<N> malformed{};
    std::int64_t number = 0;
    bool has_number = false;

    constexpr bool add_report(const reported<N>& report) noexcept {
        if (malformed.what == fault::none) {
            if (report.what == fault::none) return this->solution(report.queens);
            malformed = report;
        }
        return false; // as grade() does
    }
    constexpr void set_number(std::int64_t returned) noexcept {
        number = returned;
        has_number = true;
    }
};

// What a search reports in a shard. Unless it has one shard only, as functions have, the shard is
// evaluated once, for the examiner and for tables.
template <int N, class Search, int first_column> constexpr auto examine_shard() noexcept {
    if constexpr (has_one_shard<Search>) {
        report_collector<N> found;
        Search::template run<N>(first_column, found);
        return found;
    } else {
        return search_shard<N, Search, first_column>();
    }
}
template <int N, class Search, int first_column>
inline constexpr auto examined_shard = examine_shard<N, Search, first_column>();
template <int N, class Search, int first_column>
    requires(!has_one_shard<Search>)
inline constexpr const auto& examined_shard<N, Search, first_column> =
    searched_shard<N, Search, first_column>;

template <bool> struct probe;
// Whether a search has this shard and the compiler can evaluate it: what exceeds a limit or is
// undefined is no template argument, so `requires` is false. A shard that can be evaluated is
// evaluated once more, as the variable `examined_shard`.
template <int N, class Search, int first_column>
concept can_evaluate = first_column < shard_count<N, Search> && requires {
    typename probe<(static_cast<void>(examine_shard<N, Search, first_column>()), true)>;
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

} // namespace ctqueens::detail

#endif
