// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions by combining placements of the two board halves, stored as lanes of wide integers.
#ifndef CTQUEENS_COUNT_HALVES_HPP
#define CTQUEENS_COUNT_HALVES_HPP

#include <ctqueens/count/column_sets.hpp>
#include <ctqueens/count/packed_lanes.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// All placements in the first rows whose queens occupy a given set of columns.
template <int N, int capacity>
struct placements
{
    typename lanes<N, capacity>::integer diagonals;
    int count;
};

template <int N, int rows>
constexpr int find_most_candidates() noexcept;
template <int N, int rows>
inline constexpr int most_candidates = find_most_candidates<N, rows>();
template <int N>
inline constexpr int most_candidates<N, 0> = 1;

// With five or more rows and any N up to max_count_size, at most three quarters of the candidates are
// valid. If more were valid, a shift distance would be negative, and compilation would fail.
template <int N, int rows>
inline constexpr int most_placements = most_candidates<N, rows> * (rows <= 4 ? 4 : 3) / 4;

// The placements in the first rows for every set of columns. The sets are ordered by rank and divided
// into blocks. Each block is a separate constant evaluation.
inline constexpr int block_size = 1024;

template <int N, int rows>
inline constexpr int block_count = (set_count(N, rows) + block_size - 1) / block_size;

template <int N, int rows, int number>
struct block
{
    static constexpr int first = number * block_size;
    static constexpr int size = number + 1 < block_count<N, rows> ? block_size
                                                                  : set_count(N, rows) - first;

    placements<N, most_placements<N, rows>> of[size];
};
template <int N, int rows, int number>
constexpr block<N, rows, number> make_block() noexcept;
template <int N, int rows, int number>
inline constexpr block<N, rows, number> block_of = make_block<N, rows, number>();

template <int N, int rows>
struct block_list
{
    const placements<N, most_placements<N, rows>>* of[block_count<N, rows>];
};
template <int N, int rows, int... number>
constexpr block_list<N, rows> make_blocks(row_list<number...>) noexcept
{
    return {{block_of<N, rows, number>.of...}};
}
template <int N, int rows>
inline constexpr block_list<N, rows> blocks =
    make_blocks<N, rows>(row_indices<block_count<N, rows>>);

// The only block for 0 rows contains the empty board.
template <int N>
inline constexpr block<N, 0, 0> block_of<N, 0, 0> = {{{0, 1}}};

// Returns the largest number of candidates for any set of columns. A candidate combines a queen in the
// last row, in any column of the set, with a placement above it that occupies the other columns.
template <int N, int rows>
constexpr int find_most_candidates() noexcept
{
    int most = 1;
    for (const column_set set : sets_of<N, rows>.sets) {
        int count = 0;
        for (column_set rest = set; rest != 0; rest &= rest - 1) {
            const int rank = ranks<N>.rank[set ^ (rest & (0u - rest))];
            count += blocks<N, rows - 1>.of[rank / block_size][rank % block_size].count;
        }
        most = count > most ? count : most;
    }
    return most;
}

// Returns the placements for `set` as the squares where the queens' diagonals meet the last row. The types
// are template parameters because a declaration in the function would take a step.
template <int N, int rows, int capacity = most_candidates<N, rows>,
          int capacity_above = most_placements<N, rows - 1>, class all = lanes<N, capacity>,
          class integer = typename all::integer>
constexpr placements<N, capacity> place(column_set set) noexcept
{
    integer diagonals = 0;
    integer queens = 0;
    int count = 0;
    for (column_set rest = set; rest != 0; rest &= rest - 1) {
        const int column = __builtin_ctz(rest);
        const int rank = ranks<N>.rank[set ^ column_set(1) << column];
        const auto& above = blocks<N, rows - 1>.of[rank / block_size][rank % block_size];
        const int unused = capacity_above - above.count;
        const int position = count * lane_bits<N>;
        diagonals |= integer(above.diagonals) << position;
        queens |= integer(lanes<N, capacity_above>::ones >> unused * lane_bits<N>) << (position + column);
        count += above.count;
    }
    queens |= queens << N;
    const integer attacked = all::common(diagonals, queens);
    const integer alive = (all::ones >> (capacity - count) * lane_bits<N>) ^ attacked;
    return {all::without_dead(diagonals | queens, attacked, alive), __builtin_popcountg(alive)};
}

template <int N, int rows, int number>
constexpr block<N, rows, number> make_block() noexcept
{
    using kept = lanes<N, most_placements<N, rows>>;
    block<N, rows, number> made{};
    for (int index = 0; index < made.size; ++index) {
        const auto placed = place<N, rows>(sets_of<N, rows>.sets[made.first + index]);
        const auto diagonals = static_cast<typename kept::integer>(placed.diagonals);
        made.of[index] = {kept::next_row(diagonals), placed.count};
    }
    return made;
}

// Returns the number of pairs of an upper and a lower placement whose queens do not attack each other.
//
// Every lane of the upper half is compared with every lane of the lower half. One integer holds as many
// copies of the upper half as fit; another holds the same number of copies of the lower half, each
// rotated by a different number of lanes. The second integer is then shifted lane by lane until each
// copy of the upper half has been compared with its part of the lower half.
template <int width, int N, int upper_capacity, int lower_capacity>
constexpr std::size_t count_compatible(const placements<N, upper_capacity>& upper,
                                       const placements<N, lower_capacity>& lower) noexcept
{
    if (upper.count == 0 || lower.count == 0) return 0;
    using all = lanes<N, width>;
    using integer = typename all::integer;
    int copies = (width - lower.count) / (upper.count + 1);
    copies = copies < lower.count ? copies : lower.count;
    const int turns = (lower.count + copies - 1) / copies;
    const int stride = (upper.count + turns) * lane_bits<N>;

    // Pads the lower half with zero lanes so that its length is a multiple of `copies`, then repeats it.
    integer rotating(lower.diagonals);
    for (int length = turns * copies; length < turns * copies + upper.count; length *= 2) {
        rotating |= rotating << length * lane_bits<N>;
    }
    const integer one_copy = (integer(1) << stride) - 1;
    integer repeated = 0;
    integer rotated = 0;
    for (int copy = 0; copy < copies; ++copy) {
        repeated |= integer(upper.diagonals) << copy * stride;
        rotated |= (rotating & one_copy) << copy * stride;
        rotating >>= turns * lane_bits<N>;
    }
    std::size_t conflicts = 0;
    for (int turn = 0; turn < turns; ++turn) {
        conflicts += static_cast<std::size_t>(
            __builtin_popcountg(((repeated & rotated) + all::both_diagonals) & all::carries));
        rotated >>= lane_bits<N>;
    }
    return std::size_t(upper.count) * std::size_t(lower.count) - conflicts;
}

// Returns the number of solutions whose upper queens occupy `upper_columns` and whose lower queens
// occupy the other columns.
template <int N>
constexpr std::size_t count_solutions_with(column_set upper_columns) noexcept
{
    constexpr int upper_rows = N / 2;
    constexpr int lower_rows = N - upper_rows;
    using all = lanes<N, most_candidates<N, lower_rows>>;
    const auto upper = place<N, upper_rows>(upper_columns);
    auto lower = place<N, lower_rows>(upper_columns ^ every_column<N>);
    lower.diagonals = all::upside_down(all::next_row(lower.diagonals));
    return count_compatible<2 * most_placements<N, lower_rows>>(upper, lower);
}

/// Counts the solutions with a meet-in-the-middle algorithm. The queens in the upper rows occupy one set
/// of columns; those in the lower rows occupy the other columns. First, the placements in the first rows
/// are built for every set, one row at a time: remove one column from the set, take each placement for
/// the remaining columns, and add a queen in the removed column of the next row unless that queen is
/// attacked. Then, for one set per orbit, every upper placement is compared with every lower one.
struct by_halves
{
    static constexpr int orbits_per_evaluation = 16;

    template <int N>
    static constexpr int evaluations =
        (orbits<N>.count + orbits_per_evaluation - 1) / orbits_per_evaluation;

    template <int N, int number>
    static constexpr std::size_t count() noexcept
    {
        constexpr int first = number * orbits_per_evaluation, end = first + orbits_per_evaluation;
        std::size_t total = 0;
        for (int orbit = first; orbit < end && orbit < orbits<N>.count; ++orbit) {
            total += static_cast<std::size_t>(orbits<N>.sizes[orbit]) *
                     count_solutions_with<N>(orbits<N>.sets[orbit]);
        }
        return total;
    }
};

} // namespace ctqueens::detail

#endif

#endif
