// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::exhaustive for tables of N = 7 and N = 8: tests all placements of the last two queens at
/// once.
#ifndef CTQUEENS_DETAIL_EXHAUSTIVE_IN_LANES_HPP
#define CTQUEENS_DETAIL_EXHAUSTIVE_IN_LANES_HPP

#include <ctqueens/detail/work_counts.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Each way to place the last two queens is one bit of a word, a lane: bit N * a + b stands for
// columns a and b.
template <int N>
struct lanes_of_last_rows {
    // The lanes in which the queen in one of the last two rows is not attacked from a square above.
    std::uint64_t not_attacked[2][std::size_t(N - 1)][std::size_t(N)]{};
    // The lanes in which the last two queens do not attack each other.
    std::uint64_t consistent = 0;

    constexpr lanes_of_last_rows() noexcept {
        for (int lane = 0; lane < N * N; ++lane) {
            const std::uint64_t bit = std::uint64_t(1) << lane;
            const square last[2] = {{N - 2, lane / N}, {N - 1, lane % N}};
            consistent |= attacks(last[0], last[1]) ? 0 : bit;
            for (int square_above = 0; square_above < N * (N - 2); ++square_above) {
                const int row = square_above / N, column = square_above % N;
                for (int which = 0; which < 2; ++which) {
                    not_attacked[which][row][column] |=
                        attacks({row, column}, last[which]) ? 0 : bit;
                }
            }
        }
    }
};
template <int N>
inline constexpr lanes_of_last_rows<N> lanes_of_last;

// The queens above the last two rows are placed one by one. Pairs of queens are compared in the
// same order as in search::exhaustive. A comparison is made in all lanes at once, and counts once
// for each lane that is still alive, because search::exhaustive stops comparing the queens of a
// placement at the first attack.
struct exhaustive_in_lanes {
    // Finds all solutions whose first queen is in column `first_column`, and returns the work that
    // search::exhaustive does for them. N is 4...8.
    template <int N, class Observer>
    static constexpr work_counts run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        work_counts work;
        assign(queens, 0, {first_column, first_column + 1}, 0, work, observer);
        return work;
    }

private:
    // Places a queen in each of the `columns` of `row` in turn and fills the rows below. If queens
    // above attack each other, `tests` is the number of comparisons up to the first attack;
    // otherwise, it is 0.
    template <int N, class Observer>
    static constexpr void assign(placement<N>& queens, int row, search::range columns,
                                 std::uint64_t tests, work_counts& work, Observer& observer) {
        for (int column = columns.first; column < columns.end; ++column) {
            queens.put({row, column});
            const std::uint64_t needed = tests != 0 ? tests : tests_to_find_attack(queens, row);
            work.candidates += 1;
            work.backtracks += 1;
            if (row == N - 4 && needed != 0) { // in all placements of the last three queens
                work.candidates += N + N * N + N * N * N;
                work.backtracks += N + N * N;
                work.conflict_tests += N * N * N * needed;
            } else if (row < N - 3) {
                assign(queens, row + 1, {0, N}, needed, work, observer);
            } else {
                work.candidates += N + N * N;
                work.backtracks += N;
                if (needed != 0) {
                    work.conflict_tests += N * N * needed;
                } else {
                    test_lanes(queens, work, observer);
                }
            }
        }
    }

    // Compares the queen in `row` with those above, none of which attack each other.
    template <int N>
    static constexpr std::uint64_t tests_to_find_attack(const placement<N>& queens, int row) {
        for (int above = 0; above < row; ++above) {
            if (attacks({above, queens[above]}, {row, queens[row]})) {
                return static_cast<std::uint64_t>(row * (row - 1) / 2 + above + 1);
            }
        }
        return 0;
    }

    template <int N, class Observer>
    static constexpr void test_lanes(placement<N>& queens, work_counts& work, Observer& observer) {
        std::uint64_t alive = ~std::uint64_t() >> (64 - N * N);
        work.conflict_tests += N * N * (N - 2) * (N - 3) / 2; // the queens above
        for (int which = 0; which < 2; ++which) {
            for (int above = 0; above < N - 2; ++above) {
                work.conflict_tests += bits_in(alive);
                alive &= lanes_of_last<N>.not_attacked[which][above][queens[above]];
            }
        }
        work.conflict_tests += bits_in(alive);
        alive &= lanes_of_last<N>.consistent;
        for (int lane = 0; alive != 0; ++lane, alive >>= 1) {
            if ((alive & 1) != 0) {
                queens.put({N - 2, lane / N});
                queens.put({N - 1, lane % N});
                work.backtracks += 1;
                work.solutions += 1;
                static_cast<void>(observer.solution(queens)); // never stops
            }
        }
    }

    static constexpr std::uint64_t bits_in(std::uint64_t word) {
        std::uint64_t count = 0;
        for (; word != 0; word &= word - 1) ++count;
        return count;
    }
};

} // namespace ctqueens::detail

#endif
