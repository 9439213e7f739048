// SPDX-License-Identifier: BSL-1.0
// A program that counts, in both ways and in shards.
#include <ctqueens/count.hpp>

template <class Recipe>
inline constexpr std::size_t counted =
    ctqueens::detail::sum_of_evaluations<Recipe, 0, Recipe::evaluations>;

static_assert(counted<ctqueens::detail::by_first_column<9>> == 352);
static_assert(counted<ctqueens::detail::by_halves<11, ctqueens::detail::halves_in_words>> == 2680);
#if CTQUEENS_WIDE_INTEGERS
static_assert(counted<ctqueens::detail::by_halves<8, ctqueens::detail::halves_in_lanes>> == 92);
static_assert(counted<ctqueens::detail::by_halves<9, ctqueens::detail::halves_in_lanes>> == 352);
#endif
static_assert(ctqueens::count_of_shard<11, 0, 3> + ctqueens::count_of_shard<11, 1, 3> +
                  ctqueens::count_of_shard<11, 2, 3> ==
              2680);
