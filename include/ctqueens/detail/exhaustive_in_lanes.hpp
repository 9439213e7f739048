// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::exhaustive for tables of N = 7 and N = 8: tests all placements of the last two queens at
/// once.
#ifndef CTQUEENS_DETAIL_EXHAUSTIVE_IN_LANES_HPP
#define CTQUEENS_DETAIL_EXHAUSTIVE_IN_LANES_HPP

#include <ctqueens/detail/template_arguments.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Each way to place the last two queens is one bit of a word, a lane: bit N * a + b stands for
// columns a and b.
template <int N> struct lanes_of_last_rows {
    // The lanes in which the last two queens do not attack each other.
    std::uint64_t consistent = 0;
    // The lanes in which neither of the last two queens is attacked from a square above.
    std::uint64_t not_attacked[std::size_t(N - 2)][std::size_t(N)]{};

    constexpr lanes_of_last_rows() noexcept {
        for (int lane = 0; lane < N * N; ++lane) {
            const std::uint64_t bit = std::uint64_t(1) << lane;
            const square a{N - 2, lane / N}, b{N - 1, lane % N};
            consistent |= attacks(a, b) ? 0 : bit;
            for (int row = 0; row < N - 2; ++row) {
                for (int column = 0; column < N; ++column) {
                    const square above{row, column};
                    not_attacked[row][column] |= attacks(above, a) || attacks(above, b) ? 0 : bit;
                }
            }
        }
    }
};
template <int N> inline constexpr lanes_of_last_rows<N> lanes_of_last;

struct exhaustive_in_lanes {
    // Finds all solutions whose first queen is in column `first_column`. N is 4...8.
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        assign(queens, first_column, first_column + 1, 0, lanes_of_last<N>.consistent,
               board_lines<N>, observer);
    }

private:
    // Places a queen in each column from `column` to `end` in turn and fills the rows below. The
    // queens above are on `lines`. In the lanes that are `alive`, no two of these queens and the
    // last two attack each other; a queen that is attacked from above leaves no lane alive. Row
    // N - 3 is not filled if no lane is alive: this rejects N^3 placements at once.
    template <int N, class Observer, std::uint64_t word, std::uint64_t... words_below>
    static constexpr void assign(placement<N>& queens, int column, int end, std::uint64_t lines,
                                 std::uint64_t alive, word_list<word, words_below...>,
                                 Observer& observer) {
        constexpr int row = N - 1 - int(sizeof...(words_below));
        if (row == N - 3 && alive == 0) return;
        for (; column < end; ++column) {
            const std::uint64_t queen = word << column;
            std::uint64_t lanes = alive & lanes_of_last<N>.not_attacked[row][column];
            if ((lines & queen) != 0) lanes = 0; // attacked from above
            queens.put({row, column});
            if constexpr (row < N - 3) {
                assign(queens, 0, N, lines | queen, lanes, word_list<words_below...>(), observer);
            } else if (lanes != 0) {
                report(queens, lanes, observer);
            }
        }
    }

    template <int N, class Observer>
    static constexpr void report(placement<N>& queens, std::uint64_t lanes, Observer& observer) {
        for (int lane = 0; lane < N * N; ++lane) {
            if ((lanes >> lane & 1) != 0) {
                queens.put({N - 2, lane / N});
                queens.put({N - 1, lane % N});
                static_cast<void>(observer.solution(queens)); // the observer cannot stop it
            }
        }
    }
};

} // namespace ctqueens::detail

#endif
