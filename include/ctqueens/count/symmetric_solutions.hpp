// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the solutions that a turn of the board leaves unchanged.
#ifndef CTQUEENS_COUNT_SYMMETRIC_SOLUTIONS_HPP
#define CTQUEENS_COUNT_SYMMETRIC_SOLUTIONS_HPP

#include <ctqueens/search/tuned/bitmask.hpp>

namespace ctqueens::detail {

using line_set = std::uint64_t; // one bit for each line

// The lines that queens are on: the columns, the rising diagonals by row + column, and the falling
// ones by N - 1 - row + column. N is at most 31.
template <int N> struct occupied_lines {
    line_set columns = 0, rising = 0, falling = 0;

    // Returns the columns in which a queen on this row would be attacked.
    [[nodiscard]] constexpr line_set attacked_columns(int row) const noexcept {
        return columns | rising >> row | falling >> (N - 1 - row);
    }

    constexpr void put(int row, int column) noexcept {
        columns |= line_set(1) << column;
        rising |= line_set(1) << (row + column);
        falling |= line_set(1) << (N - 1 - row + column);
    }
};

// If N is odd, a half turn maps the middle row to itself, so its queen is on the centre. Two
// quarter turns make a half turn, so they need this queen, too.
template <int N> constexpr occupied_lines<N> occupied_by_centre() noexcept {
    occupied_lines<N> lines{};
    if (N % 2 != 0) lines.put(N / 2, N / 2);
    return lines;
}

// Counts the solutions that a half turn leaves unchanged (OEIS A032522). It moves each queen to the
// opposite square, so queens are placed in pairs. The inner rows come first, which takes less than
// half as many pairs. N is at least 2.
template <int N> struct unchanged_by_half_turn {
    // Mirroring the board moves the first queen to the opposite column, so only the left half of
    // its row is searched, without the square on a long diagonal.
    static constexpr int evaluations = N / 2 - 1;

    template <int column> static constexpr std::uint64_t count() noexcept {
        return 2 * count_with_pair<N / 2 - 1>(occupied_by_centre<N>(), column);
    }

private:
    static constexpr line_set all_columns = (line_set(1) << N) - 1;

    template <int row>
    static constexpr std::uint64_t count_with_pair(occupied_lines<N> lines, int column) noexcept {
        lines.put(row, column);
        lines.put(N - 1 - row, N - 1 - column);
        if constexpr (row == 0) {
            return 1;
        } else {
            // On the long diagonals, the queens of a pair would attack each other.
            constexpr line_set diagonals = line_set(1) << (row - 1) | line_set(1) << (N - row);
            line_set free = all_columns & ~(lines.attacked_columns(row - 1) | diagonals);
            std::uint64_t total = 0;
            for (; free != 0; free &= free - 1) {
                const line_set lowest = free & (0 - free);
                total += count_with_pair<row - 1>(lines, column_by_remainder[lowest % 37]);
            }
            return total;
        }
    }
};

// Counts the solutions that a quarter turn leaves unchanged (OEIS A033148). It moves each queen
// around the centre, so queens are placed in fours. The four occupy columns with the same numbers
// as their rows, so `columns` also tells which rows are occupied.
template <int N> struct unchanged_by_quarter_turn {
    static constexpr std::uint64_t count() noexcept {
        return N % 4 < 2 ? count_from(0, occupied_by_centre<N>()) : 0;
    }

private:
    static constexpr std::uint64_t count_from(int row, occupied_lines<N> lines) noexcept {
        while (row < N && (lines.columns >> row & 1) != 0) ++row;
        if (row == N) return 1;
        std::uint64_t total = 0;
        // Smaller columns are taken. Column `row` is on a long diagonal, where the four queens
        // would attack each other.
        for (int column = row + 1; column < N; ++column) {
            occupied_lines<N> with_four = lines;
            if (put_four(row, column, with_four)) total += count_from(row + 1, with_four);
        }
        return total;
    }

    // Puts queens on a square and where quarter turns move it, and returns whether no queens attack
    // each other.
    static constexpr bool put_four(int row, int column, occupied_lines<N>& lines) noexcept {
        for (int turn = 0; turn < 4; ++turn) {
            if ((lines.attacked_columns(row) >> column & 1) != 0) return false;
            lines.put(row, column);
            const int next_row = column;
            column = N - 1 - row;
            row = next_row;
        }
        return true;
    }
};

} // namespace ctqueens::detail

#endif
