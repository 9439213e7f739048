// SPDX-License-Identifier: BSL-1.0
// Exercise 4 of chapter 12: an observer that has seen enough.
#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

template <int N>
constexpr bool is_attacked(const placement<N>& queens, square at)
{
    for (int row = 0; row < at.row; ++row) {
        if (attacks({row, queens[row]}, at)) {
            return true;
        }
    }
    return false;
}

// [exercise]
// Should end as soon as a hook returns false, and call no more hooks.
template <int N, class Observer>
constexpr void fill(placement<N>& queens, int row, Observer& observer)
{
    if (row == N) {
        observer.solution(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        const square at{row, column};
        queens.put(at);
        observer.place(at);
        if (!is_attacked(queens, at)) {
            fill(queens, row + 1, observer);
        }
    }
}
// [/exercise]

// Each hook returns whether the search should go on: until there are enough queens or solutions.
struct observer
{
    int enough_queens, enough_solutions;
    int queens = 0, solutions = 0;

    constexpr bool place(square) { return ++queens < enough_queens; }
    constexpr bool solution(const auto&) { return ++solutions < enough_solutions; }
};

template <int N>
constexpr observer observe(int enough_queens, int enough_solutions)
{
    placement<N> queens{};
    observer seen{enough_queens, enough_solutions};
    fill(queens, 0, seen);
    return seen;
}

static_assert(observe<6>(1000, 100).solutions == 4, "no hook returns false, so all are found");
static_assert(observe<6>(1000, 1).solutions == 1, "one solution was enough");
static_assert(observe<6>(1000, 1).queens == 171, "a hook was called after the solution");
static_assert(observe<6>(10, 100).queens == 10, "ten queens were enough");
