// SPDX-License-Identifier: BSL-1.0
// Exercise 4 of chapter 12: an observer that has seen enough.
#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

struct observer // each of these hooks returns whether the search should go on
{
    constexpr bool place(square) { return true; }

    template <int N>
    constexpr bool solution(const placement<N>&)
    {
        return true;
    }
};

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

struct counter : observer
{
    int queens = 0, solutions = 0;

    constexpr bool place(square)
    {
        ++queens;
        return true;
    }
    template <int N>
    constexpr bool solution(const placement<N>&)
    {
        ++solutions;
        return true;
    }
};

struct first_solution : counter
{
    template <int N>
    constexpr bool solution(const placement<N>& found)
    {
        counter::solution(found);
        return false;
    }
};

struct ten_queens : counter
{
    constexpr bool place(square at)
    {
        counter::place(at);
        return queens < 10;
    }
};

template <int N, class Observer>
constexpr Observer observe()
{
    placement<N> queens{};
    Observer observer;
    fill(queens, 0, observer);
    return observer;
}

static_assert(observe<6, counter>().solutions == 4, "a counter never returns false, and sees all");
static_assert(observe<6, first_solution>().solutions == 1, "one solution was enough");
static_assert(observe<6, first_solution>().queens == 171, "a hook was called after the solution");
static_assert(observe<6, ten_queens>().queens == 10, "ten queens were enough");
