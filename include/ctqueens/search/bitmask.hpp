// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `bitmask`.
#ifndef CTQUEENS_SEARCH_BITMASK_HPP
#define CTQUEENS_SEARCH_BITMASK_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// The occupancy search with its flags stored as the bits of three words. One
/// expression yields all squares of a row that are not attacked, and queens are placed
/// only there. Bit 0 is column 0, so from one row to the next, falling diagonals move
/// by `<< 1` and rising ones by `>> 1`.
///
/// For N = 8, the search places 2,056 queens and updates the masks for each. Tables are
/// made by a variant that takes fewer evaluation steps (search/tuned/bitmask.hpp), from
/// the left half of the first row and mirror images. For N = 12, the search itself
/// exceeds Clang's limit.
/// @ingroup searches
struct bitmask {
    static constexpr const char* name = "bitmask"; ///< the name of the search
    static constexpr int max_size = 12; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Keeps the flags as bits, and never tries an attacked square.",
        .tests = "updates of the masks",
        .order = "lexicographic",
        .source = "M. Richards (1997); J. Somers"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...31.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        static_assert(N <= 31, "ctqueens: search::bitmask needs N from 1 to 31");
        placement<N> queens{};
        fill(queens, 0, mask(1) << first_column, 0, 0, 0, observer);
    }

private:
    using mask = std::uint32_t; // one bit for each column

    // Tries those of the `squares` of `row` that are not attacked. Each mask has one
    // bit per column; the last three are the squares that the queens above attack:
    // along columns, falling diagonals and rising diagonals. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool fill(placement<N>& queens, int row, mask squares,
                               mask columns, mask falling, mask rising,
                               Observer& observer) {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (mask free = squares & ~(columns | falling | rising); free != 0;
             free &= free - 1) {
            const square at{row, index_of_lowest_bit(free)};
            const mask queen = mask(1) << at.column;
            queens.put(at);
            if (!observer.place(at)) return false;
            observer.test(1);
            const mask whole_row = (mask(1) << N) - 1;
            const bool goes_on =
                fill(queens, row + 1, whole_row, columns | queen,
                     (falling | queen) << 1, (rising | queen) >> 1, observer);
            if (!goes_on) return false;
            observer.retreat(at);
        }
        observer.leave(row);
        return true;
    }

    // (std::countr_zero would need <bit>.)
    static constexpr int index_of_lowest_bit(mask bits) {
        int index = 0;
        while ((bits >> index & 1) == 0) ++index;
        return index;
    }
};

} // namespace ctqueens::search

#endif
