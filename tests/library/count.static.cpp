// SPDX-License-Identifier: BSL-1.0
// solution_count<N> and its shards, compared with the published counts (written a second time on
// purpose), and two ways to count that have only the rules of the puzzle in common.
#include "texts.hpp"

#include <ctqueens/count.hpp>

using namespace ctqueens;

static_assert(max_count_size == (CTQUEENS_WIDE_INTEGERS ? 18 : 16));
static_assert(sizeof(published_counts) / sizeof(published_counts[0]) == 28);
static_assert(sizeof(published_fundamental_counts) == sizeof(published_counts));
static_assert(published_counts[13] == 73712);
static_assert(published_counts[14] == 365596);
static_assert(published_counts[15] == 2279184);
static_assert(published_counts[16] == 14772512);
static_assert(published_counts[17] == 95815104);
static_assert(published_counts[18] == 666090624);

static_assert(solution_count<0> == 1, "one way to place no queen");
static_assert(solution_count<1> == 1);
static_assert(solution_count<2> == 0);
static_assert(solution_count<3> == 0);
static_assert(solution_count<4> == 2);
static_assert(solution_count<5> == 10);
static_assert(solution_count<6> == 4);
static_assert(solution_count<7> == 40);
static_assert(solution_count<8> == 92);
static_assert(solution_count<9> == 352);
static_assert(solution_count<10> == 724);
static_assert(solution_count<11> == 2680);
#if CTQUEENS_WIDE_INTEGERS
static_assert(solution_count<14> == 365596);
#endif

static_assert(fundamental_count<0> == 1);
static_assert(fundamental_count<1> == 1);
static_assert(fundamental_count<2> == 0);
static_assert(fundamental_count<3> == 0);
static_assert(fundamental_count<4> == 1);
static_assert(fundamental_count<5> == 2);
static_assert(fundamental_count<6> == 1);
static_assert(fundamental_count<7> == 6);
static_assert(fundamental_count<8> == 12);
static_assert(fundamental_count<9> == 46);
static_assert(fundamental_count<11> == 341);

// The solutions that a half turn (OEIS A032522) and a quarter turn (A033148) leave unchanged, from
// N = 0.
constexpr std::uint64_t unchanged_by_half_turn[] = {
    1,      1,      0,       0,       2,        2,        4,         8,        4,     16,
    12,     48,     80,      136,     420,      1240,     3000,      8152,     18104, 44184,
    144620, 375664, 1250692, 3581240, 11675080, 34132592, 115718268, 320403024};
constexpr std::uint64_t unchanged_by_quarter_turn[] = {1,   1,   0, 0, 2,    2,    0,  0,   0, 0,
                                                       0,   0,   8, 8, 0,    0,    64, 128, 0, 0,
                                                       480, 704, 0, 0, 3328, 3264, 0,  0};

template <int N> constexpr bool counts_unchanged() {
    using half_turn = detail::unchanged_by_half_turn<N>;
    return detail::sum_of_evaluations<half_turn, 0, half_turn::evaluations> ==
               unchanged_by_half_turn[N] &&
           detail::unchanged_by_quarter_turn<N>::count() == unchanged_by_quarter_turn[N];
}
static_assert(counts_unchanged<2>() && counts_unchanged<3>() && counts_unchanged<4>() &&
              counts_unchanged<5>());
static_assert(counts_unchanged<8>() && counts_unchanged<9>() && counts_unchanged<10>() &&
              counts_unchanged<11>());
static_assert(counts_unchanged<12>() && counts_unchanged<13>() && counts_unchanged<14>());

// The published numbers agree with each other.
constexpr bool published_counts_agree() {
    for (int size = 2; size < 28; ++size) {
        if (8 * published_fundamental_counts[size] != published_counts[size] +
                                                          unchanged_by_half_turn[size] +
                                                          2 * unchanged_by_quarter_turn[size]) {
            return false;
        }
    }
    return true;
}
static_assert(published_counts_agree());

// Shards add up for any number of shards, even if some are empty.
template <int N, int shards, int... shard>
constexpr std::size_t sum_of_shards(detail::index_list<shard...>) {
    return (count_of_shard<N, shard, shards> + ...);
}
template <int N, int shards>
inline constexpr std::size_t all_shards = sum_of_shards<N, shards>(detail::indices<shards>);

static_assert(all_shards<4, 3> == 2);
static_assert(all_shards<11, 1> == 2680);
static_assert(all_shards<11, 2> == 2680);
static_assert(all_shards<11, 7> == 2680);
static_assert(all_shards<11, 250> == 2680);
static_assert(count_of_shard<11, 0, 2> < 2680 && count_of_shard<11, 1, 2> < 2680);

// The orbits contain every set of columns.
template <int N> constexpr int sum_of_orbits() {
    int sum = 0;
    for (const int size : detail::column_orbits_of<N>.sizes) sum += size;
    return sum;
}
static_assert(sum_of_orbits<8>() == 70);
static_assert(sum_of_orbits<9>() == 126);
static_assert(sum_of_orbits<12>() == 924);

// All recipes, not only the one that the library chooses for this compiler.
template <class Recipe>
inline constexpr std::size_t counted = detail::sum_of_evaluations<Recipe, 0, Recipe::evaluations>;

static_assert(counted<detail::by_first_column<10>> == 724);
static_assert(counted<detail::by_halves<9, detail::halves_in_words>> == 352);
static_assert(counted<detail::by_halves<10, detail::halves_in_words>> == 724);
#if CTQUEENS_WIDE_INTEGERS
static_assert(counted<detail::by_halves<5, detail::halves_in_lanes>> == 10);
static_assert(counted<detail::by_halves<6, detail::halves_in_lanes>> == 4);
static_assert(counted<detail::by_halves<7, detail::halves_in_lanes>> == 40);
static_assert(counted<detail::by_halves<8, detail::halves_in_lanes>> == 92);
static_assert(counted<detail::by_halves<9, detail::halves_in_lanes>> == 352);
static_assert(counted<detail::by_halves<10, detail::halves_in_lanes>> == 724);

// Each placement of some rows belongs to one set of columns.
template <int N, int rows> constexpr int count_placements() {
    int sum = 0;
    for (const detail::column_set set : detail::sets_of<N, rows>.sets) {
        sum += detail::make_placements<N, rows>(set).count;
    }
    return sum;
}
static_assert(count_placements<8, 1>() == 8);
static_assert(count_placements<8, 2>() == 42); // 64 pairs less 8 in a column and 14 diagonals
static_assert(count_placements<8, 8>() == 92);

// The table in packed_lanes.hpp. A text has the diagonals of each lane, as in that table.
using four_lanes = detail::lanes<4, 4>;
constexpr four_lanes::integer packed(const char* text) {
    four_lanes::integer all = 0;
    int digits = 0; // so far, eight for each lane
    for (; *text != '\0'; ++text) {
        if (*text == ' ') continue;
        const int bit = digits / 8 * detail::lane_bits<4> + digits % 8;
        all |= four_lanes::integer(*text == '1' ? 1 : 0) << bit;
        ++digits;
    }
    return all;
}
inline constexpr four_lanes::integer in_row_1 =
    packed("0110 0100  1001 0011  1010 1000  0001 0101");
inline constexpr four_lanes::integer in_row_2 = four_lanes::next_row(in_row_1);
inline constexpr four_lanes::integer queens = packed("1000 1000  1000 1000  0100 0100  0100 0100");
inline constexpr four_lanes::integer attacked = four_lanes::common(in_row_2, queens);
inline constexpr four_lanes::integer placed = packed("1010 1001  0110 0110");

static_assert(detail::make_placements<4, 2>(0b1010).diagonals == packed("0110 0100  1001 0011"));
static_assert(detail::make_placements<4, 2>(0b1001).diagonals == packed("1010 1000  0001 0101"));
static_assert(detail::make_placements<4, 2>(0b0011).count == 0);
static_assert(in_row_2 == packed("1100 0010  0010 0001  0100 0100  0010 0010"));
static_assert(attacked == packed("1000 0000  0000 0000  1000 0000  0000 0000")); // the lowest bits
static_assert(four_lanes::without_dead(in_row_2 | queens, attacked, four_lanes::ones ^ attacked) ==
              placed);
static_assert(detail::make_placements<4, 3>(0b1011).count == 2);
static_assert(detail::make_placements<4, 3>(0b1011).diagonals == placed);

// Both ways to compare halves, not only the one that is chosen for this N.
template <int N, bool in_slices> constexpr std::size_t count_pairs() {
    std::size_t sum = 0;
    for (const detail::column_set set : detail::sets_of<N, N / 2>.sets) {
        sum += detail::halves_in_lanes<N>::template count<in_slices>(set);
    }
    return sum;
}
static_assert(count_pairs<8, true>() == 92 && count_pairs<8, false>() == 92);
static_assert(count_pairs<9, true>() == 352 && count_pairs<9, false>() == 352);
static_assert(count_pairs<10, true>() == 724 && count_pairs<10, false>() == 724);
#endif

// The record of a shard.
static_assert(count_of_shard<8, 1, 2> == 68);
static_assert(equal(record_of_shard<8, 1, 2>.text,
                    "ctqueens: N =  8, shard     1 of     2, found         68, "
                    "published         92."));
