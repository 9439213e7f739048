// SPDX-License-Identifier: BSL-1.0
/// @file
/// Lists all placements of queens in the first rows that occupy a given set of columns.
#ifndef CTQUEENS_DETAIL_HALF_BOARDS_HPP
#define CTQUEENS_DETAIL_HALF_BOARDS_HPP

#include <ctqueens/detail/column_sets.hpp>
#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/packed_lanes.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// All placements in the first rows whose queens occupy a given set of columns. Each lane holds the
// squares where the queens' diagonals meet the last of these rows.
template <int N, int capacity>
struct placements {
    typename lanes<N, capacity>::integer diagonals;
    int count;
};

// Placements in up to this many rows are made for all sets of columns and stored. Those in more
// rows are made when needed: for N > 16, they take too much memory.
template <int N>
inline constexpr int stored_rows = N <= 16 ? (N - 1) / 2 : 6;

template <int N, int rows>
constexpr int find_most_candidates() noexcept;

// The largest number of candidates for any set of columns. A candidate combines a queen in the last
// row, in any column of the set, with a placement above it that occupies the other columns. From
// seven rows on, this is an upper bound: each further row multiplies the number by less than 4.5.
template <int N, int rows>
inline constexpr int most_candidates = [] {
    if constexpr (rows <= 6) {
        return find_most_candidates<N, rows>();
    } else {
        return most_candidates<N, rows - 1> * 9 / 2;
    }
}();
template <int N>
inline constexpr int most_candidates<N, 0> = 1;

// An upper bound on the number of placements: in five or six rows, at most four fifths of the
// candidates are valid; in more rows, five eighths.
template <int N, int rows>
inline constexpr int most_placements = rows <= 4   ? most_candidates<N, rows>
                                       : rows <= 6 ? most_candidates<N, rows> * 4 / 5
                                                   : most_candidates<N, rows> * 5 / 8;

template <int N, int rows>
using placements_in = placements<N, most_placements<N, rows>>;

// Called if an upper bound is too low. Not constexpr, so compilation then fails.
void bound_is_too_low() noexcept;

// The stored placements. The sets of columns are ordered by rank and divided into blocks. Each
// block is a separate constant evaluation.
inline constexpr int block_size = 1024;

template <int N, int rows>
inline constexpr int block_count = (set_count(N, rows) + block_size - 1) / block_size;

template <int N, int rows, int number>
struct block {
    static constexpr int first = number * block_size;
    static constexpr int size =
        number + 1 < block_count<N, rows> ? block_size : set_count(N, rows) - first;

    placements_in<N, rows> of[size]{};

    constexpr block() noexcept;
};
template <int N, int rows, int number>
inline constexpr block<N, rows, number> block_of;

template <int N, int rows>
struct block_list {
    const placements_in<N, rows>* of[block_count<N, rows>];
};
template <int N, int rows, int... number>
constexpr block_list<N, rows> list_blocks(index_list<number...>) noexcept {
    return {{block_of<N, rows, number>.of...}};
}
template <int N, int rows>
inline constexpr block_list<N, rows> blocks = list_blocks<N, rows>(indices<block_count<N, rows>>);

template <int N, int rows>
constexpr placements_in<N, rows> place(column_set set) noexcept;

// Returns all placements that occupy `set`, stored or newly made.
template <int N, int rows>
constexpr decltype(auto) placements_of(column_set set) noexcept {
    if constexpr (rows <= stored_rows<N>) {
        const int rank = ranks<N>.rank[set];
        return (blocks<N, rows>.of[rank / block_size][rank % block_size]);
    } else {
        return place<N, rows>(set);
    }
}

template <int N, int rows>
constexpr int find_most_candidates() noexcept {
    int most = 1;
    for (const column_set set : sets_of<N, rows>.sets) {
        if (set > mirrored<N>(set)) continue;
        int count = 0;
        for (column_set rest = set; rest != 0; rest &= rest - 1) {
            count += placements_of<N, rows - 1>(set ^ (rest & (0u - rest))).count;
        }
        most = count > most ? count : most;
    }
    return most;
}

// Makes all placements that occupy `set`: for each column of the set, takes the placements in the
// rows above that occupy the other columns, and adds a queen in that column unless it is attacked.
template <int N, int rows>
constexpr placements_in<N, rows> place(column_set set) noexcept {
    using all = lanes<N, most_candidates<N, rows>>;
    using integer = typename all::integer;
    constexpr int most_above = most_placements<N, rows - 1>;
    integer diagonals = 0;
    integer queens = 0;
    int count = 0;
    for (column_set rest = set; rest != 0; rest &= rest - 1) {
        const int column = __builtin_ctz(rest);
        const auto& above = placements_of<N, rows - 1>(set ^ column_set(1) << column);
        const int position = count * lane_bits<N>;
        diagonals |= integer(above.diagonals) << position;
        queens |= integer(lanes<N, most_above>::ones >> (most_above - above.count) * lane_bits<N>)
                  << (position + column);
        count += above.count;
        if (count > most_candidates<N, rows>) bound_is_too_low();
    }
    diagonals = all::next_row(diagonals);
    queens |= queens << N;
    const integer attacked = all::common(diagonals, queens);
    const integer alive = (all::ones >> (most_candidates<N, rows> - count) * lane_bits<N>)^attacked;
    count = __builtin_popcountg(alive);
    if (count > most_placements<N, rows>) bound_is_too_low();
    using kept = typename lanes<N, most_placements<N, rows>>::integer;
    return {kept(all::without_dead(diagonals | queens, attacked, alive)), count};
}

template <int N, int rows, int number>
constexpr block<N, rows, number>::block() noexcept {
    if constexpr (rows == 0) {
        of[0] = {0, 1}; // the empty board
    } else {
        for (int index = 0; index < size; ++index) {
            of[index] = place<N, rows>(sets_of<N, rows>.sets[first + index]);
        }
    }
}

} // namespace ctqueens::detail

#endif

#endif
