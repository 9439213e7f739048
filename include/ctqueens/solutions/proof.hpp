// SPDX-License-Identifier: BSL-1.0
/// @file
/// Proves that the rows of a table are distinct solutions.
#ifndef CTQUEENS_SOLUTIONS_PROOF_HPP
#define CTQUEENS_SOLUTIONS_PROOF_HPP

#include <ctqueens/search/tuned/board_lines.hpp>
#include <ctqueens/table.hpp>

namespace ctqueens::detail {

// The proofs run for every table, so they are optimised for constant evaluation: they call no
// function for a row, and take the lines as template arguments, because reading a variable costs as
// much as several operations. board_lines says why a sum that differs from the OR means an attack.
// (The variants of search::permutation and search::exhaustive use these lines, too. For the other
// searches, the proof is independent of how the solutions were found.)

// For a table in lexicographic order whose second half is the mirror image of the first half, in
// reverse order. Returns the index of a row that is not a solution, not a mirror image or out of
// order, or `count` if all are right. The mirror image of a solution is a solution, so only the
// first half is examined, and compared with the second half, which proves that it is on the board.
template <int N, std::size_t count, int... row, std::uint64_t... lines>
constexpr std::size_t bad_index_of_mirrored(const table<N, count>& all, index_list<row...>,
                                            word_list<lines...>) noexcept {
    std::uint64_t previous = 0;
    for (std::size_t index = 0, last = count; index < last--; ++index) {
        placement<N> queens = all.rows[index], image = all.rows[last];
        if (((lines << queens.columns[row]) + ...) != ((lines << queens.columns[row]) | ...))
            return index;
        if (((queens.columns[row] + image.columns[row] != N - 1) || ...)) return last;
        std::uint64_t number = 1; // in hexadecimal: the digit 1, then one digit per queen
        ((number = number << 4 | queens.columns[row]), ...);
        if (number <= previous) return index;
        previous = number;
    }
    // Mirror images in reverse order ascend, too. It remains to compare the rows where the halves
    // meet.
    if constexpr (count >= 2) {
        constexpr std::size_t middle = count / 2;
        if (!(all.rows[middle - 1] < all.rows[middle])) return middle;
    }
    return count;
}

// For any table: returns the index of a row that is not a solution or repeats an earlier row, or
// `count` if all are right. A hash table holds the earlier rows.
template <int N, std::size_t count, int... row, std::uint64_t... lines>
constexpr std::size_t bad_index_of(const table<N, count>& all, index_list<row...>,
                                   word_list<lines...>) noexcept {
    constexpr std::size_t slot_count = 2 * count + 1;
    std::uint64_t seen[slot_count]{};
    for (std::size_t index = 0; index != count; ++index) {
        placement<N> queens = all.rows[index];
        if (((queens.columns[row] >= N) || ...)) return index;
        if (((lines << queens.columns[row]) + ...) != ((lines << queens.columns[row]) | ...))
            return index;
        std::uint64_t number = 1; // so that it is not 0, which marks an empty slot
        ((number = number << 4 | queens.columns[row]), ...);
        std::uint64_t slot = number % slot_count;
        while (seen[slot] != 0 && seen[slot] != number) slot = (slot + 1) % slot_count;
        if (seen[slot] == number) return index;
        seen[slot] = number;
    }
    return count;
}

} // namespace ctqueens::detail

#endif
