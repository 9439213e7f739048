// SPDX-License-Identifier: BSL-1.0
// A program that counts, in both ways and in shards.
#include <ctqueens/count.hpp>

#ifdef ASK_WIDE_INTEGERS
static_assert(CTQUEENS_WIDE_INTEGERS);
#else
template <class Way, int N, int number>
inline constexpr std::size_t evaluation = Way::template count<N, number>();
template <class Way, int N, int... number>
constexpr std::size_t sum(ctqueens::detail::index_list<number...>) {
    return (evaluation<Way, N, number> + ...);
}
template <class Way, int N>
inline constexpr std::size_t
    counted = sum<Way, N>(ctqueens::detail::indices<Way::template evaluations<N>>);

static_assert(counted<ctqueens::detail::by_first_column, 9> == 352);
static_assert(counted<ctqueens::detail::by_halves_in_words, 11> == 2680);
#if CTQUEENS_WIDE_INTEGERS
static_assert(counted<ctqueens::detail::by_halves, 8> == 92);
static_assert(counted<ctqueens::detail::by_halves, 9> == 352);
#endif
static_assert(ctqueens::count_of_shard<11, 0, 3> + ctqueens::count_of_shard<11, 1, 3> +
                  ctqueens::count_of_shard<11, 2, 3> ==
              2680);
#endif
