// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions in standard C++ by combining placements of the two board halves in 64-bit
/// words.
#ifndef CTQUEENS_COUNT_HALVES_IN_WORDS_HPP
#define CTQUEENS_COUNT_HALVES_IN_WORDS_HPP

#include <ctqueens/count/column_sets.hpp>

namespace ctqueens::detail {

// A placement is represented by the diagonals of its queens: bit `row + column` for each rising one
// (from the lower left to the upper right), and bit `31 + N - row + column` for each falling
// one. Two placements attack each other along a diagonal if they share a bit.

// Places queens in the rows `row`, `row - 1` ... List::last_row, in all ways in which none is on a
// diagonal that is taken. For a smaller row, each kind of list has an overload that stores the
// placement. It is declared further down and found by argument-dependent lookup. (An `if` instead
// would be an evaluation step for each queen.)
template <int N, int row, class List>
    requires(row >= List::last_row)
constexpr void place_queens(List& list, std::uint64_t columns, std::uint64_t taken) noexcept {
    std::uint64_t rest = columns;
    do {
        const std::uint64_t queen = rest & (0 - rest),
                            both = queen << row | queen << (31 + N - row); // its diagonals
        if ((both & taken) == 0) place_queens<N, row - 1>(list, columns ^ queen, taken | both);
    } while (rest &= rest - 1);
}

// The placements in the first four rows are listed for each set of columns; every list ends with 0.
inline constexpr int listed_rows = 4;

template <int N> struct listed_placements {
    static constexpr int last_row = 0;
    // Found by trying each N <= 16. If it were too small, a store would be out of bounds, and
    // compilation would fail.
    static constexpr std::size_t capacity = std::size_t(N * N * N * N / 3);

    std::uint64_t diagonals[capacity]{};
    std::uint32_t first[std::size_t(1) << N]{}; // the index of the first placement for a set
    std::uint32_t end = 0;

    constexpr listed_placements() noexcept {
        for (const column_set set : sets_of<N, listed_rows>.sets) {
            first[set] = end;
            place_queens<N, listed_rows - 1>(*this, set, 0);
            ++end;
        }
    }
};
template <int N> inline constexpr listed_placements<N> listed;

template <int N, int row>
    requires(row < listed_placements<N>::last_row)
constexpr void place_queens(listed_placements<N>& list, std::uint64_t,
                            std::uint64_t taken) noexcept {
    list.diagonals[list.end++] = taken;
}

// All placements in the first `rows` rows whose queens occupy a set of columns. Only the diagonals
// that reach the other half are kept: N - 1 bits for rising ones, then N - 1 for falling ones. In
// the lower half, which is upside down, they are swapped.
template <int N, int rows, bool is_lower> struct half_placements {
    static constexpr int last_row = listed_rows;
    // The greatest number for any set and N <= 16, found by trying them all, and rounded up to a
    // multiple of 64, because conflict_tables::fill() reads 64 at a time. If it were too small, a
    // store would be out of bounds, and compilation would fail.
    static constexpr std::size_t capacity = rows <= 6 ? 192 : rows == 7 ? 768 : 3008;

    std::uint64_t diagonals[capacity]{};
    std::uint32_t count = 0;

    constexpr explicit half_placements(column_set set) noexcept {
        place_queens<N, rows - 1>(*this, set, 0);
    }
};

// The placements in the rows that remain are listed.
template <int N, int row, int rows, bool is_lower>
    requires(row < half_placements<N, rows, is_lower>::last_row)
constexpr void place_queens(half_placements<N, rows, is_lower>& half, std::uint64_t columns,
                            std::uint64_t taken) noexcept {
    // In the first row of the other half, the lowest bit of a rising diagonal is bit `rows`, in
    // column 0, and that of a falling one is bit 32 + N - rows, in column 1: a falling diagonal
    // that comes from this half cannot meet column 0 there.
    constexpr int rising = is_lower ? 32 + N - rows : rows, falling = 32 + N - rising;
    constexpr std::uint64_t kept = (1 << (N - 1)) - 1;
    std::uint32_t next = listed<N>.first[columns];
    while (const std::uint64_t above = listed<N>.diagonals[next++]) {
        if ((above & taken) == 0) {
            half.diagonals[half.count++] =
                ((above | taken) >> rising & kept) | ((above | taken) >> falling & kept) << (N - 1);
        }
    }
}

// Finds which of 64 upper placements conflict with a lower placement: bit k of a word stands for
// upper placement k. Five tables are indexed by parts of the lower placement's diagonals (method of
// the Four Russians).
template <int N> struct conflict_tables {
    static constexpr int width = (2 * (N - 1) + 4) / 5; // the number of diagonals per table

    std::uint64_t of[5][1 << width]{};

    constexpr void fill(const std::uint64_t* upper) noexcept {
        // Transposes two blocks of 32 x 32 bits, side by side, by swapping ever smaller squares
        // (Warren, Hacker's Delight, 7-3): word d then belongs to diagonal d.
        std::uint64_t words[32]{};
        for (int k = 0; k < 32; ++k) words[k] = upper[k] | upper[k + 32] << 32;
        std::uint64_t low = 0x0000ffff0000ffff;
        for (int size = 16; size != 0; size /= 2, low ^= low << size) {
            for (int k = 0; k < 32; k = (k + size + 1) & ~size) {
                const std::uint64_t swapped = (words[k] >> size ^ words[k + size]) & low;
                words[k] ^= swapped << size;
                words[k + size] ^= swapped;
            }
        }
        // The union for a set: that without its highest diagonal, and that diagonal.
        for (int d = 0; d < 2 * (N - 1); ++d) {
            for (int other = 0, bit = 1 << d % width; other < bit; ++other) {
                of[d / width][bit + other] = of[d / width][other] | words[d];
            }
        }
    }
};

template <int N> struct halves_in_words {
    // One orbit of N = 16 takes most of Clang's limit of 2^20 evaluation steps.
    static constexpr int orbits_per_evaluation = N <= 14 ? 8 : 1;

    // Returns the number of solutions whose upper queens occupy `upper_columns` and whose lower
    // queens occupy the other columns: the pairs of an upper and a lower placement that do not
    // conflict.
    static constexpr std::uint64_t count(column_set upper_columns) noexcept {
        const half_placements<N, N / 2, false> upper(upper_columns);
        const half_placements<N, N - N / 2, true> lower(upper_columns ^ every_column<N>);
        conflict_tables<N> tables;
        constexpr int width = tables.width;
        constexpr std::uint64_t part = (1 << width) - 1;
        std::uint64_t conflicts = 0;
        for (std::uint32_t first = 0; first < upper.count; first += 64) {
            tables.fill(upper.diagonals + first);
            // Combines the tables and counts the set bits. Clang charges for calls and statements,
            // so there is no call, not even to std::popcount, and only one declaration.
            for (std::uint32_t k = 0; k < lower.count; ++k) {
                const std::uint64_t index = lower.diagonals[k],
                                    word = tables.of[0][index & part] |
                                           tables.of[1][index >> width & part] |
                                           tables.of[2][index >> 2 * width & part] |
                                           tables.of[3][index >> 3 * width & part] |
                                           tables.of[4][index >> 4 * width],
                                    pairs = word - (word >> 1 & 0x5555555555555555),
                                    fours = (pairs & 0x3333333333333333) +
                                            (pairs >> 2 & 0x3333333333333333);
                conflicts +=
                    ((fours + (fours >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56;
            }
        }
        return std::uint64_t(upper.count) * lower.count - conflicts;
    }
};

} // namespace ctqueens::detail

#endif
