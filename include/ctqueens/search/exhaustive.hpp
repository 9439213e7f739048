// SPDX-License-Identifier: BSL-1.0
/// @file
/// All N^N assignments of a column to each row, each one tested (article 001).
#ifndef CTQUEENS_SEARCH_EXHAUSTIVE_HPP
#define CTQUEENS_SEARCH_EXHAUSTIVE_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

namespace detail {

/// The lanes of the exhaustive search: the N*N ways to place the queens of the last two rows are
/// the bits of one word, bit N*a + b for columns a and b. (Boards of one or two rows are searched
/// without lanes; then the word has one bit.)
template <int N>
struct last_rows
{
    using word = std::uint64_t;

    static_assert(N <= 8,
                  "ctqueens: search::exhaustive needs N from 1 to 8, so that N*N lanes fit a word");

    static constexpr int lane_rows = N > 2 ? 2 : 0;
    static constexpr int prefix_rows = N - lane_rows;
    static constexpr int count = lane_rows == 0 ? 1 : N * N;
    static constexpr word all = ~word(0) >> (N <= 8 ? 64 - count : 0);

    /// free_of[row][column]: the lanes in which no queen of the last two rows is attacked by a
    /// queen on this square.
    word free_of[std::size_t(prefix_rows)][std::size_t(N)]{};

    /// The lanes in which the last two queens do not attack each other.
    word consistent = all;

    constexpr last_rows() noexcept
    {
        for (int row = 0; row < prefix_rows; ++row) {
            for (int column = 0; column < N; ++column) {
                free_of[row][column] = all;
                if constexpr (lane_rows == 2) {
                    free_of[row][column] &= ~attacked_in_first(N - 2 - row, column) &
                                            ~attacked_in_second(N - 1 - row, column);
                }
            }
        }
        if constexpr (lane_rows == 2) {
            for (int column = 0; column < N; ++column) {
                consistent &= ~(with_first_on(column) & attacked_in_second(1, column));
            }
        }
    }

private:
    static constexpr bool on_board(int column) noexcept { return column >= 0 && column < N; }

    static constexpr word with_first_on(int column) noexcept
    {
        return on_board(column) ? ((word(1) << N) - 1) << N * column : 0;
    }

    static constexpr word with_second_on(int column) noexcept
    {
        word result = 0;
        if (on_board(column)) {
            for (int first = 0; first < N; ++first) {
                result |= word(1) << (N * first + column);
            }
        }
        return result;
    }

    // A queen attacks three squares of a row that is `distance` rows away.
    static constexpr word attacked_in_first(int distance, int column) noexcept
    {
        return with_first_on(column - distance) | with_first_on(column) |
               with_first_on(column + distance);
    }

    static constexpr word attacked_in_second(int distance, int column) noexcept
    {
        return with_second_on(column - distance) | with_second_on(column) |
               with_second_on(column + distance);
    }
};

template <int N>
inline constexpr last_rows<N> lanes;

} // namespace detail

/// Walks through all assignments in lexicographic order without pruning anything: the verdict on
/// an assignment falls when it is complete. 8^8 assignments are too many for one at a time, so the
/// queens of the last two rows are placed in all ways at once, as the lanes of one word. The queens
/// above are placed one by one; each of them clears the lanes that it attacks, or all lanes if it
/// is itself attacked from above.
///
/// - candidate: a complete assignment; a word holds N*N of them. 16,777,216 for N=8.
/// - conflict test: one queen of the upper rows tested against the queens above it and against all
///   lanes. 299,592 for N=8.
/// - backtrack: a queen of the upper rows taken back.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 1,460,574 with GCC 12, 292,718
/// with Clang 14, 16 and 19.
struct exhaustive
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "exhaustive";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 8;

    /// Searches the shard of one first column, 0...N - 1; N is 1...8.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        assign_row<N, 0>(queens, first_column, first_column + 1, {}, detail::lanes<N>.consistent,
                         observer);
    }

private:
    using word = std::uint64_t;

    // A bit for each column of a row that is attacked along a column or a diagonal from above.
    struct attacked
    {
        unsigned columns;
        unsigned falling;
        unsigned rising;
    };

    // Places the queen of `row` on each column from `first` to before `last`. In the lanes that
    // are `alive`, no two of the queens above attack each other or one of the last two rows.
    template <int N, int row, class Observer>
    static constexpr void assign_row(placement<N>& queens, int first, int last, attacked above,
                                     word alive, Observer& observer) noexcept
    {
        const word(&free)[std::size_t(N)] = detail::lanes<N>.free_of[row];
        const unsigned taken = above.columns | above.falling | above.rising;
        for (int column = first; column < last; ++column) {
            if constexpr (is_told<Observer>) {
                // Without tell_place(): there are so many of these that counting meets Clang's limit.
                if constexpr (counts_work<Observer>) {
                    observer.conflict_tests(1);
                    observer.backtracks(1);
                }
                if constexpr (follows_steps<Observer>) {
                    if (!observer.place({row, column})) {
                        return;
                    }
                }
            }
            const word still_alive = (taken >> column & 1) != 0 ? 0 : alive & free[column];
            if constexpr (row + 1 < detail::lanes<N>.prefix_rows) {
                const unsigned queen = 1u << column;
                queens.columns[row] = static_cast<std::uint8_t>(column);
                assign_row<N, row + 1>(queens, 0, N,
                                       {above.columns | queen, (above.falling | queen) << 1,
                                        (above.rising | queen) >> 1},
                                       still_alive, observer);
            } else {
                if constexpr (is_told<Observer>) {
                    if constexpr (counts_work<Observer>) {
                        observer.candidates(detail::lanes<N>.count);
                    }
                    queens.columns[row] = static_cast<std::uint8_t>(column);
                    if (follow(queens, still_alive, observer)) {
                        continue;
                    }
                }
                if (still_alive != 0) {
                    queens.columns[row] = static_cast<std::uint8_t>(column);
                    report(queens, still_alive, observer);
                }
            }
        }
    }

    template <int N, class Observer>
    static constexpr void report(placement<N>& queens, word alive, Observer& observer) noexcept
    {
        for (int lane = 0; lane < detail::lanes<N>.count; ++lane) {
            if ((alive >> lane & 1) != 0) {
                if constexpr (detail::lanes<N>.lane_rows == 2) {
                    queens.columns[N - 2] = static_cast<std::uint8_t>(lane / N);
                    queens.columns[N - 1] = static_cast<std::uint8_t>(lane % N);
                }
                observer.solution(queens);
            }
        }
    }

    // Goes through the lanes one by one, if the observer follows.
    template <int N, class Observer>
    static constexpr bool follow(placement<N>& queens, word alive, Observer& observer) noexcept
    {
        if constexpr (follows_steps<Observer>) {
            for (int lane = 0; lane < detail::lanes<N>.count; ++lane) {
                if constexpr (detail::lanes<N>.lane_rows == 2) {
                    queens.columns[N - 2] = static_cast<std::uint8_t>(lane / N);
                    queens.columns[N - 1] = static_cast<std::uint8_t>(lane % N);
                    if ((lane % N == 0 && !observer.place({N - 2, lane / N})) ||
                        !observer.place({N - 1, lane % N})) {
                        break;
                    }
                }
                if ((alive >> lane & 1) != 0) {
                    observer.solution(queens);
                } else {
                    detail::tell_attacker(observer, queens);
                }
            }
        }
        return follows_steps<Observer>;
    }
};

} // namespace ctqueens::search

#endif
