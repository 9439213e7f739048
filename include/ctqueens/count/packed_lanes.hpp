// SPDX-License-Identifier: BSL-1.0
/// @file
/// Lists the placements of queens in the first rows, many in one wide integer. Only this header and
/// halves_in_lanes.hpp go beyond standard C++.
#ifndef CTQUEENS_COUNT_PACKED_LANES_HPP
#define CTQUEENS_COUNT_PACKED_LANES_HPP

#include <ctqueens/count/column_sets.hpp>
#include <ctqueens/count/wide_integers.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// An integer of up to two million bits is divided into lanes, so that one operation processes many
// placements. A lane represents one placement of queens in the first rows by the squares where the
// queens' diagonals meet one row, usually the last of these rows. Unused lanes are 0. From the
// lowest bit up, a lane consists of
//
//   N bits   one per column, set if a rising diagonal meets that row there,
//   N bits   the same for the falling diagonals,
//   16 bits  for arithmetic: the carry of an addition, or how many lanes to move this lane down.
//
// For example, make_placements<4, 3>() finds the placements in the first three rows of N = 4 whose
// queens occupy columns 0, 1 and 3. In this table, a placement is written as the columns of its
// queens, and a lane as its rising and its falling diagonals, each from column 0 to column 3.
// tests/library/count.static.cpp computes the same table.
//
//                             lane 0     lane 1     lane 2     lane 3
//   placements in rows 0, 1   3 1        1 3        3 0        0 3
//   their diagonals           0110 0100  1001 0011  1010 1000  0001 0101
//   next_row(): in row 2      1100 0010  0010 0001  0100 0100  0010 0010
//   queens added in row 2     1000 1000  1000 1000  0100 0100  0100 0100
//   common(): attacked        yes        no         yes        no
//   without_dead()            1010 1001  0110 0110
//   placements in rows 0...2  1 3 0      0 3 1
//
template <int N> inline constexpr int lane_bits = 2 * N + 16;

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wbit-int-extension" // as _BitInt is C, not C++
template <int N, int count> using lane_integer = unsigned _BitInt((count * lane_bits<N>));
#pragma clang diagnostic pop

// The operations on an integer with `count` lanes.
template <int N, int count> struct lanes {
    // There is room for one more lane, so that a shift by `count` lanes is valid.
    using integer = lane_integer<N, count + 1>;
    static constexpr int bits = lane_bits<N>;

    // Constants with the same value in every lane: the value 1 (`ones`), and masks for parts of a
    // lane.
    static constexpr integer ones = [] {
        integer all = 1;
        for (int made = 1; made < count; made *= 2) all |= all << made * bits;
        return all & ((integer(1) << count * bits) - 1);
    }();
    static constexpr integer rising_diagonals = (ones << N) - ones;
    static constexpr integer both_diagonals = (ones << 2 * N) - ones;
    static constexpr integer carries = ones << 2 * N;
    static constexpr integer rising_on_board = (ones << (N - 1)) - ones;
    static constexpr integer falling_on_board = rising_on_board << (N + 1);

    // Shifts each diagonal by one column, to the square where it meets the following row. Drops the
    // diagonals that leave the board.
    static constexpr integer next_row(const integer& diagonals) noexcept {
        return (diagonals >> 1 & rising_on_board) | (diagonals << 1 & falling_on_board);
    }

    // Mirrors the board top to bottom: falling diagonals become rising ones, and vice versa.
    static constexpr integer upside_down(const integer& diagonals) noexcept {
        return (diagonals >> N & rising_diagonals) | (diagonals & rising_diagonals) << N;
    }

    // Returns 1 in each lane in which the two integers share a set bit, otherwise 0. Adding the
    // mask of both diagonals to the shared bits of a lane produces a carry if at least one of them
    // is set.
    static constexpr integer common(const integer& one, const integer& other) noexcept {
        return ((one & other) + both_diagonals) >> 2 * N & ones;
    }

    // Removes the dead lanes by moving the others down. First, computes the distance for each lane:
    // the number of dead lanes below it. Then, for each k from 0 up, moves each lane down by 2^k
    // lanes if bit k of its distance is set. In this order, no two lanes collide.
    static constexpr integer without_dead(const integer& diagonals, const integer& dead,
                                          const integer& alive) noexcept {
        static_assert(count < 1 << 16, "a lane has 16 bits for a distance");
        integer distances = dead;
        for (int added = 1; added < count; added *= 2) {
            distances += distances << added * bits;
        }
        integer all = (diagonals | distances << 2 * N) & ((alive << bits) - alive);
        for (int power = 0; 1 << power < count; ++power) {
            integer moving = all >> (2 * N + power) & ones;
            moving = all & ((moving << bits) - moving);
            all ^= moving ^ moving >> (bits << power);
        }
        return all & both_diagonals;
    }
};

// Returns the placements that make_placements() makes, which are stored if there are few rows.
template <int N, int rows> constexpr decltype(auto) placements_of(column_set set) noexcept;

// All placements in the first `rows` rows whose queens occupy a given set of columns. Each lane
// holds the squares where the queens' diagonals meet the last of these rows.
template <int N, int rows> struct packed_placements {
    // A candidate combines a queen in the last row, in any column of the set, with a placement
    // above it that occupies the other columns. This is the largest number of candidates for any
    // set; it follows from the placements in rows - 1, and so on, down to 0 rows. From seven rows
    // on, it is an upper bound: measured for each N up to 18, a further row multiplies the number
    // by less than 4.5.
    static constexpr int max_candidates = [] {
        int max = 1;
        if constexpr (rows > 6) {
            max = packed_placements<N, rows - 1>::max_candidates * 9 / 2;
        } else if constexpr (rows > 0) {
            for (const column_set set : sets_of<N, rows>.sets) {
                if (set > mirrored<N>(set)) continue;
                int candidates = 0;
                for (column_set rest = set; rest != 0; rest &= rest - 1) {
                    candidates += placements_of<N, rows - 1>(set ^ (rest & (0u - rest))).count;
                }
                max = candidates > max ? candidates : max;
            }
        }
        return max;
    }();
    // An upper bound on the number of placements, measured in the same way: in five or six rows, at
    // most four fifths of the candidates are valid; in more rows, five eighths.
    static constexpr int max_count = rows <= 4   ? max_candidates
                                     : rows <= 6 ? max_candidates * 4 / 5
                                                 : max_candidates * 5 / 8;

    typename lanes<N, max_count>::integer diagonals;
    int count;
};

// Called if an upper bound is too low. Not constexpr, so compilation then fails.
inline void bound_is_too_low() noexcept {}

// Makes all placements that occupy `set`: for each column of the set, takes the placements in the
// rows above that occupy the other columns, and adds a queen in that column unless it is attacked.
template <int N, int rows>
constexpr packed_placements<N, rows> make_placements(column_set set) noexcept {
    using made = packed_placements<N, rows>;
    using all = lanes<N, made::max_candidates>;
    using integer = typename all::integer;
    constexpr int max_above = packed_placements<N, rows - 1>::max_count;
    integer diagonals = 0;
    integer queens = 0;
    int count = 0;
    for (column_set rest = set; rest != 0; rest &= rest - 1) {
        const int column = __builtin_ctz(rest);
        const auto& above = placements_of<N, rows - 1>(set ^ column_set(1) << column);
        const int position = count * lane_bits<N>;
        diagonals |= integer(above.diagonals) << position;
        queens |= integer(lanes<N, max_above>::ones >> (max_above - above.count) * lane_bits<N>)
                  << (position + column);
        count += above.count;
    }
    diagonals = all::next_row(diagonals);
    queens |= queens << N;
    const integer attacked = all::common(diagonals, queens);
    // More candidates than expected make this shift negative, so compilation fails.
    const integer alive = attacked ^ all::ones >> (made::max_candidates - count) * lane_bits<N>;
    count = __builtin_popcountg(alive);
    if (count > made::max_count) bound_is_too_low();
    using kept = typename lanes<N, made::max_count>::integer;
    return {kept(all::without_dead(diagonals | queens, attacked, alive)), count};
}

// Placements in up to this many rows are stored for all sets of columns: for N <= 16, those from
// which the larger half is made. Those in more rows are made when needed. For N > 16, storing as
// many would take too much memory.
template <int N> inline constexpr int stored_rows = N <= 16 ? (N - 1) / 2 : 6;

// The stored placements, in the order of their sets. They are divided into blocks, each of which is
// a separate constant evaluation.
inline constexpr int block_size = 1024;

template <int N, int rows>
inline constexpr int block_count = (set_count(N, rows) + block_size - 1) / block_size;

template <int N, int rows, int number> struct stored_block {
    static constexpr int first = number * block_size;
    static constexpr int size =
        number + 1 < block_count<N, rows> ? block_size : set_count(N, rows) - first;

    packed_placements<N, rows> of[size]{};

    constexpr stored_block() noexcept {
        for (int index = 0; index < size; ++index) {
            of[index] = make_placements<N, rows>(sets_of<N, rows>.sets[first + index]);
        }
    }
};
template <int N, int rows, int number> inline constexpr stored_block<N, rows, number> block;

template <int N, int rows> struct block_list {
    const packed_placements<N, rows>* of[block_count<N, rows>];
};
template <int N, int rows, int... number>
constexpr block_list<N, rows> list_blocks(index_list<number...>) noexcept {
    return {{block<N, rows, number>.of...}};
}
template <int N, int rows>
inline constexpr block_list<N, rows> blocks = list_blocks<N, rows>(indices<block_count<N, rows>>);

template <int N, int rows> constexpr decltype(auto) placements_of(column_set set) noexcept {
    if constexpr (rows > 0 && rows <= stored_rows<N>) {
        const int rank = ranks<N>.rank[set];
        // In parentheses, so that the result is a reference: copying wide integers is expensive.
        return (blocks<N, rows>.of[rank / block_size][rank % block_size]);
    } else if constexpr (rows > 0) {
        return make_placements<N, rows>(set);
    } else {
        return packed_placements<N, 0>{0, 1}; // the empty board
    }
}

} // namespace ctqueens::detail

#endif

#endif
