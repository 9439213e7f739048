// SPDX-License-Identifier: BSL-1.0
/// @file
/// An exhaustive search that checks all placements of the last two queens at once, as lanes of a word.
#ifndef CTQUEENS_SEARCH_EXHAUSTIVE_IN_LANES_HPP
#define CTQUEENS_SEARCH_EXHAUSTIVE_IN_LANES_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::search {

namespace detail {

// Each of the N * N ways to place the last two queens is represented by one bit (lane) of a word. Bit
// N * a + b means that these queens are in columns a and b.
template <int N>
struct last_two_rows
{
    static_assert(N >= 3 && N <= 8, "ctqueens: search::exhaustive_in_lanes needs N from 3 to 8");

    static constexpr int rows_above = N - 2;

    // The lanes in which the last two queens do not attack each other.
    std::uint64_t consistent = 0;
    // For each square of the rows above, the lanes whose two queens are not attacked from that square.
    std::uint64_t not_attacked_from[std::size_t(rows_above)][std::size_t(N)]{};

    constexpr last_two_rows() noexcept
    {
        for (int lane = 0; lane < N * N; ++lane) {
            const std::uint64_t bit = std::uint64_t(1) << lane;
            const square one{N - 2, lane / N};
            const square other{N - 1, lane % N};
            consistent |= attacks(one, other) ? 0 : bit;
            for (int row = 0; row < rows_above; ++row) {
                for (int column = 0; column < N; ++column) {
                    const square at{row, column};
                    not_attacked_from[row][column] |= attacks(at, one) || attacks(at, other) ? 0 : bit;
                }
            }
        }
    }
};
template <int N>
inline constexpr last_two_rows<N> lanes_of_board;

} // namespace detail

/// The exhaustive search, with each placement of the last two queens in one lane of a word. The queens
/// above are placed one at a time. Each of them clears the lanes that contain a queen it attacks, or all
/// lanes if it is itself attacked by a queen above. As in `exhaustive`, nothing is pruned: all
/// placements of the queens above are enumerated. Finds the solutions in lexicographic order.
///
/// A comparison checks one complete placement. For N = 8, there are 8^8 = 16,777,216 comparisons, 64 at
/// a time; the largest shard takes about 800 thousand steps with Clang. See docs/articles.md.
struct exhaustive_in_lanes
{
    static constexpr const char* name = "exhaustive-in-lanes"; ///< the name of the search
    static constexpr int max_size = 8;                         ///< the largest N for which there is a table

    /// Finds all solutions whose first queen is in column `first_column` (0...N - 1). N is 3...8.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        assign(queens, 0, first_column, first_column + 1, detail::lanes_of_board<N>.consistent,
               observer);
    }

private:
    // Places a queen in each of the columns [first, end) of `row` in turn and fills the rows below. In
    // the `alive` lanes, the last two queens and the queens placed so far do not attack each other.
    template <int N, class Observer>
    static constexpr void assign(placement<N>& queens, int row, int first, int end, std::uint64_t alive,
                                 Observer& observer)
    {
        observer.enter(row);
        for (int column = first; column < end; ++column) {
            queens.put({row, column});
            if (!observer.place({row, column})) return; // the observer has seen enough
            std::uint64_t left = alive & detail::lanes_of_board<N>.not_attacked_from[row][column];
            if (left != 0 && find_attack({queens.columns, row + 1})) left = 0;
            if (row < N - 3) {
                assign(queens, row + 1, 0, N, left, observer);
            } else {
                observer.test(N * N);
                report(queens, left, observer);
            }
            observer.retreat({row, column});
        }
        observer.leave(row);
    }

    template <int N, class Observer>
    static constexpr void report(placement<N>& queens, std::uint64_t alive, Observer& observer)
    {
        for (int lane = 0; alive != 0; ++lane, alive >>= 1) {
            if ((alive & 1) != 0) {
                queens.put({N - 2, lane / N});
                queens.put({N - 1, lane % N});
                observer.solution(queens);
            }
        }
    }
};

} // namespace ctqueens::search

#endif
