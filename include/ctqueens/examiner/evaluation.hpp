// SPDX-License-Identifier: BSL-1.0
/// @file
/// What the examiner can evaluate: the allowed N, and the shards within the compiler's limits.
#ifndef CTQUEENS_EXAMINER_EVALUATION_HPP
#define CTQUEENS_EXAMINER_EVALUATION_HPP

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

template <bool> struct probe;
// Whether a search has this shard and the compiler can evaluate it: what exceeds a limit or is
// undefined is no template argument, so `requires` is false. A shard that can be evaluated is
// evaluated once more, as the variable `searched_shard`.
template <int N, class Search, int first_column>
concept can_evaluate = first_column < shard_count<N, Search> && requires {
    typename probe<(static_cast<void>(search_shard<N, Search, first_column>()), true)>;
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
