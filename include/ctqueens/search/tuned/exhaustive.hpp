// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::exhaustive for tables of N = 7 and N = 8: tests all placements of the last
/// two queens at once.
#ifndef CTQUEENS_SEARCH_TUNED_EXHAUSTIVE_HPP
#define CTQUEENS_SEARCH_TUNED_EXHAUSTIVE_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/search/tuned/board_lines.hpp>

namespace ctqueens::detail {

// Each way to place the last two queens is one bit of a word, a lane: bit N * a + b
// stands for columns a and b.
template <int N> struct last_two_rows {
    // The lanes in which the last two queens do not attack each other.
    std::uint64_t consistent = 0;
    // not_attacked[row][column]: the lanes in which neither of the last two queens is
    // attacked from that square above them.
    std::uint64_t not_attacked[std::size_t(N - 2)][std::size_t(N)]{};

    constexpr last_two_rows() noexcept {
        for (int lane = 0; lane < N * N; ++lane) {
            const std::uint64_t bit = std::uint64_t(1) << lane;
            const square a{N - 2, lane / N}, b{N - 1, lane % N};
            consistent |= attacks(a, b) ? 0 : bit;
            for (int row = 0; row < N - 2; ++row) {
                for (int column = 0; column < N; ++column) {
                    const square above{row, column};
                    not_attacked[row][column] |=
                        attacks(above, a) || attacks(above, b) ? 0 : bit;
                }
            }
        }
    }
};
template <int N> inline constexpr last_two_rows<N> last_two;

struct tuned_exhaustive {
    // Finds all solutions whose first queen is in column `first_column`. N is 4...8.
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        assign(queens, first_column, first_column + 1, 0, last_two<N>.consistent,
               board_lines<N>, observer);
    }

private:
    // Places a queen in each column from `column` to `end - 1` in turn and fills the
    // rows below. The queens above are on `lines`. In the lanes that are `alive`, no
    // two of these queens and the last two attack each other. A queen that is attacked
    // from above leaves no lane alive, but the rows below it are filled anyway: like
    // search::exhaustive, this skips no placement.
    template <int N, class Observer, std::uint64_t word, std::uint64_t... words_below>
    static constexpr void assign(placement<N>& queens, int column, int end,
                                 std::uint64_t lines, std::uint64_t alive,
                                 word_list<word, words_below...>, Observer& observer) {
        constexpr int row = N - 1 - int(sizeof...(words_below));
        for (; column < end; ++column) {
            const std::uint64_t not_attacked = last_two<N>.not_attacked[row][column];
            // Not put(), because a call takes evaluation steps.
            queens.columns[row] = static_cast<std::uint8_t>(column);
            assign(queens, 0, N, lines | word << column,
                   (lines & word << column) != 0 ? 0 : alive & not_attacked,
                   word_list<words_below...>(), observer);
        }
    }

    // The overload for row N - 3, which has only the words of the last two rows below
    // it. Instead of a loop, a single expression places a queen in every column: it
    // tests N^3 placements. (An `if` instead of an overload would be an evaluation step
    // for each queen.)
    template <int N, class Observer, std::uint64_t word, std::uint64_t word_of_a,
              std::uint64_t word_of_b>
    static constexpr void
    assign(placement<N>& queens, int, int, std::uint64_t lines, std::uint64_t alive,
           word_list<word, word_of_a, word_of_b>, Observer& observer) {
        if (!is_any_alive<N, word>(lines, alive, indices<N>)) return;
        for (int column = 0; column < N; ++column) {
            if ((lines & word << column) != 0) continue;
            queens.put({N - 3, column});
            report(queens, alive & last_two<N>.not_attacked[N - 3][column], observer);
        }
    }

    // A constant of its own takes fewer evaluation steps than an element of an array.
    template <std::uint64_t value> static constexpr std::uint64_t constant = value;

    template <int N, std::uint64_t word, int... column>
    static constexpr bool is_any_alive(std::uint64_t lines, std::uint64_t alive,
                                       index_list<column...>) noexcept {
        return (... |
                ((lines & word << column) != 0
                     ? 0
                     : alive & constant<last_two<N>.not_attacked[N - 3][column]>)) != 0;
    }

    template <int N, class Observer>
    static constexpr void report(placement<N>& queens, std::uint64_t lanes,
                                 Observer& observer) {
        for (int lane = 0; lane < N * N; ++lane) {
            if ((lanes >> lane & 1) != 0) {
                queens.put({N - 2, lane / N});
                queens.put({N - 1, lane % N});
                // A table needs all solutions, so the result is ignored.
                static_cast<void>(observer.solution(queens));
            }
        }
    }
};

} // namespace ctqueens::detail

#endif
