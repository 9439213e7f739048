// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions without making a table. The work can be divided into shards.
#ifndef CTQUEENS_COUNT_HPP
#define CTQUEENS_COUNT_HPP

#include <ctqueens/count/by_halves.hpp>
#include <ctqueens/count/halves_in_lanes.hpp>
#include <ctqueens/count/halves_in_words.hpp>
#include <ctqueens/count/shard_record.hpp>
#include <ctqueens/count/symmetric_solutions.hpp>
#include <ctqueens/count/wide_integers.hpp>
#include <ctqueens/search/tuned/bitmask.hpp>
#include <ctqueens/table.hpp>

namespace ctqueens {

/// @addtogroup counting
/// @{

/// The largest N for which solutions can be counted. It is 18 if the compiler has wide integers
/// (#CTQUEENS_WIDE_INTEGERS), 11 if the addresses of the processor have 16 bits, otherwise 16.
inline constexpr int max_count_size = CTQUEENS_WIDE_INTEGERS    ? 18
                                      : sizeof(std::size_t) > 2 ? 16
                                                                : 11;

namespace detail {

struct solution_counter : search::observer {
    std::uint64_t count = 0;

    template <int N> constexpr bool solution(const placement<N>&) noexcept {
        ++count;
        return true;
    }
};

// Counts the solutions for each column of the first queen. Searches only the left half of the first
// row: solutions whose first queen is not in the middle column count twice.
template <int N> struct by_first_column {
    static constexpr int evaluations = N == 0 ? 1 : (N + 1) / 2;

    template <int column> static constexpr std::uint64_t count() noexcept {
        if constexpr (N == 0) {
            return 1; // there is one way to place no queens
        } else {
            solution_counter found;
            tuned_bitmask::run<N>(column, found);
            return column == N - 1 - column ? found.count : 2 * found.count;
        }
    }
};

#if CTQUEENS_WIDE_INTEGERS
template <int N> using halves = halves_in_lanes<N>;
#else
template <int N> using halves = halves_in_words<N>;
#endif

// Counts the solutions for N in `evaluations` constant evaluations; count<number>() is one of them.
// From N = 11 on, counts by halves: searching every node takes longer and, from N = 13 on, would
// exceed Clang's limit.
template <int N> struct count_recipe : by_first_column<N> {};
template <int N>
    requires(N > 10)
struct count_recipe<N> : by_halves<N, halves> {};

// The sum of the results of the evaluations [first, last). The range is halved recursively because
// compilers limit nesting. Each subrange is a variable, so the compilers' limits apply to it
// separately.
template <class Recipe, int first, int last>
inline constexpr std::uint64_t sum_of_evaluations = []() -> std::uint64_t {
    if constexpr (first >= last) {
        return 0;
    } else if constexpr (last - first == 1) {
        return Recipe::template count<first>();
    } else {
        return sum_of_evaluations<Recipe, first, (first + last) / 2> +
               sum_of_evaluations<Recipe, (first + last) / 2, last>;
    }
}();

template <int N> inline constexpr bool can_count = N >= 0 && N <= max_count_size;

// At most one of these assertions fails, so that there is only one error.
template <int N, int shard, int shards> constexpr std::uint64_t count_shard() noexcept {
    if constexpr (CTQUEENS_WIDE_INTEGERS) {
        static_assert(N >= 0 && N <= 18, "ctqueens: solution_count<N> needs N from 0 to 18; "
                                         "19 would need integers of ten million bits");
    } else if constexpr (max_count_size < 16) {
        static_assert(N >= 0 && N <= 11,
                      "ctqueens: solution_count<N> needs N from 0 to 11 with 16-bit addresses");
    } else {
        static_assert(N >= 0 && N <= 16,
                      "ctqueens: solution_count<N> needs N from 0 to 16 with this compiler; "
                      "17 and 18 need wide integers, which Clang 19 or later has on x86");
    }
    static_assert(shards >= 1 || !can_count<N>, "ctqueens: a count needs at least one shard");
    static_assert(shards < 1 || !can_count<N> || (shard >= 0 && shard < shards),
                  "ctqueens: count_of_shard<N, shard, shards> needs a shard from 0 to shards - 1");
    if constexpr (can_count<N> && shard >= 0 && shard < shards) {
        using recipe = count_recipe<N>;
        constexpr std::int64_t all = recipe::evaluations; // `all * shard` may not fit in an int
        return sum_of_evaluations<recipe, static_cast<int>(all * shard / shards),
                                  static_cast<int>(all * (shard + 1) / shards)>;
    } else {
        return 0;
    }
}

template <int N> constexpr std::uint64_t count_all() noexcept {
    constexpr std::uint64_t found = count_shard<N, 0, 1>();
    static_assert(!can_count<N> || found == published_counts[N],
                  "ctqueens: the number of solutions is not the published one");
    return found;
}

// By Burnside's lemma, the number of orbits is the mean number of solutions that a symmetry leaves
// unchanged. The half turn leaves some, and both quarter turns the same ones. No reflection does: a
// queen beside its axis would be attacked by its image, and only one queen can be on the axis.
template <int N> constexpr std::uint64_t count_fundamental() noexcept {
    if constexpr (N < 2 || !can_count<N>) {
        return count_all<N>();
    } else {
        using half_turn = unchanged_by_half_turn<N>;
        constexpr std::uint64_t found =
            (count_all<N>() + sum_of_evaluations<half_turn, 0, half_turn::evaluations> +
             2 * unchanged_by_quarter_turn<N>::count()) /
            8;
        static_assert(found == published_fundamental_counts[N],
                      "ctqueens: the number of fundamental solutions is not the published one");
        return found;
    }
}

template <int N, int shard, int shards> constexpr shard_record make_shard_record() noexcept {
    static_assert(shards <= 99999, "ctqueens: record_of_shard needs at most 99999 shards");
    constexpr std::uint64_t found = count_shard<N, shard, shards>();
    if constexpr (can_count<N> && shard >= 0 && shard < shards) {
        return write_shard_record({N, shard, shards, found, published_counts[N]});
    } else {
        return {};
    }
}

} // namespace detail

/// The number of solutions for N queens. The compiler counts them without making a table, in enough
/// constant evaluations that each one stays within the compilers' default limits, and checks the
/// number against the published one (OEIS A000170). docs/guide/scale.md lists the times.
///
/// If N is not between 0 and #max_count_size, compilation fails, for example with
/// "solution_count<N> needs N from 0 to 16 with this compiler".
///
///     static_assert(solution_count<10> == 724);
/// @hideinitializer
template <int N> inline constexpr std::uint64_t solution_count = detail::count_all<N>();

/// The number of fundamental solutions for N queens: one solution from each orbit. The compiler
/// counts all solutions and, separately, those that a half turn or a quarter turn leaves unchanged
/// (OEIS A032522 and A033148), which takes only short searches. The number follows by Burnside's
/// lemma, and is checked against the published one (OEIS A002562). N is as in `solution_count`.
///
///     static_assert(fundamental_count<10> == 92);
/// @hideinitializer
template <int N> inline constexpr std::uint64_t fundamental_count = detail::count_fundamental<N>();

/// The number of solutions in one of `shards` shards. The sum over all shards is
/// `solution_count<N>`.
///
/// N must be between 0 and #max_count_size, and `shard` at least 0 and less than `shards`;
/// otherwise compilation fails. Different compilers may count different shards as long as they all
/// use the same value of #CTQUEENS_WIDE_INTEGERS.
///
///     static_assert(count_of_shard<8, 0, 2> + count_of_shard<8, 1, 2> == 92);
/// @hideinitializer
template <int N, int shard, int shards>
inline constexpr std::uint64_t count_of_shard = detail::count_shard<N, shard, shards>();

/// The record of one shard. N, `shard` and `shards` are as in `count_of_shard`, but `shards` is at
/// most 99999.
///
///     static_assert(record_of_shard<8, 0, 2>.text[0] == 'c');
template <int N, int shard, int shards>
inline constexpr shard_record record_of_shard = detail::make_shard_record<N, shard, shards>();

/// @}

} // namespace ctqueens

#endif
