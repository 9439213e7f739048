// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counting without a table, for boards too large for one constant evaluation or one compiler.
#ifndef CTQUEENS_COUNT_HPP
#define CTQUEENS_COUNT_HPP

#include <ctqueens/count/halves.hpp>
#include <ctqueens/count/prefixes.hpp>

namespace ctqueens {

/// The greatest N whose solutions are counted.
inline constexpr int max_count_size = 16;

namespace detail {

// Small boards are counted as one shard.
struct at_once
{
    template <int N>
    static constexpr int evaluations = 1;

    template <int N, int>
    static constexpr std::size_t count() noexcept
    {
        return count_halves<N>();
    }
};

// A way to count has a number of `evaluations`, and `count` says what each of them adds.
template <int N>
constexpr auto choose_way() noexcept
{
    if constexpr (N <= 10) {
        return at_once();
    } else {
#if CTQUEENS_WIDE_INTEGERS
        return by_halves();
#else
        return by_prefixes();
#endif
    }
}
template <int N>
using way_to_count = decltype(choose_way<N>());

template <int N>
inline constexpr int evaluations = way_to_count<N>::template evaluations<N>;

template <int N, int number>
inline constexpr std::size_t evaluation = way_to_count<N>::template count<N, number>();

// The sum of the evaluations from `first` on and before `last`, by halves, since compilers limit the
// depth of templates and of expressions.
template <int N, int first, int last>
constexpr std::size_t add_evaluations() noexcept;
template <int N, int first, int last>
inline constexpr std::size_t evaluations_from = add_evaluations<N, first, last>();

template <int N, int first, int last>
constexpr std::size_t add_evaluations() noexcept
{
    if constexpr (first >= last) {
        return 0;
    } else if constexpr (last - first == 1) {
        return evaluation<N, first>;
    } else {
        return evaluations_from<N, first, (first + last) / 2> +
               evaluations_from<N, (first + last) / 2, last>;
    }
}

template <int N, int shard, int shards>
constexpr std::size_t count_evaluations_of_shard() noexcept
{
    static_assert(N >= 0, "ctqueens: count<N> needs N from 0 to 16");
    static_assert(N <= max_count_size, "ctqueens: count<N> needs N from 0 to 16");
    static_assert(shards >= 1 || N < 0 || N > max_count_size,
                  "ctqueens: a count needs at least one shard");
    static_assert(shards < 1 || (shard >= 0 && shard < shards),
                  "ctqueens: count_of_shard<N, shard, shards> needs a shard from 0 to shards - 1");
    if constexpr (N >= 0 && N <= max_count_size && shard >= 0 && shard < shards) {
        constexpr std::int64_t all = evaluations<N>;
        return evaluations_from<N, static_cast<int>(all * shard / shards),
                                static_cast<int>(all * (shard + 1) / shards)>;
    } else {
        return 0;
    }
}

template <int N>
constexpr std::size_t count_all() noexcept
{
    constexpr std::size_t found = count_evaluations_of_shard<N, 0, 1>();
    static_assert(N < 0 || N > max_count_size || found == published_counts[N],
                  "ctqueens: the number of solutions is not the published one");
    return found;
}

} // namespace detail

/// The number of solutions of which one shard of `shards` takes note: those of all shards add up to
/// the count. Shards are about equally large, and may be counted by different compilers, if all of
/// them have the same #CTQUEENS_WIDE_INTEGERS. N is 0...16, `shard` 0...shards - 1, and there is at
/// least one shard; anything else is refused with a sentence that says so.
template <int N, int shard, int shards>
inline constexpr std::size_t count_of_shard =
    detail::count_evaluations_of_shard<N, shard, shards>();

/// The number of solutions, counted by the compiler in many constant evaluations, without a table;
/// N is 0...16; another N is refused: "count<N> needs N from 0 to 16". That the number is the
/// published one, OEIS A000170, is asserted. Up to N = 10 it is one evaluation of the bitmask
/// search for each first column of the left half; above that there are more, all within the default
/// limits: for N = 11 the greatest takes 152,901 evaluation steps with GCC 12, 26,795 with Clang 14
/// and 16, and 52,674 with Clang 19, which counts in another way. docs/scale.md says what counting
/// costs in time.
template <int N>
inline constexpr std::size_t count = detail::count_all<N>();

} // namespace ctqueens

#endif
