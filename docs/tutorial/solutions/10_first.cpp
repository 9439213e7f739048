// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 10: an observer that has seen enough.
#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

struct observer
{
    constexpr bool place(square) { return true; } // whether the search should go on

    template <int N>
    constexpr void solution(const placement<N>&)
    {}
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

// [solution]
// Ends as soon as `place` returns false: then the rows above call it again, and end too.
template <int N, class Observer>
constexpr void fill(placement<N>& queens, int row, Observer& observer)
{
    if (row == N) {
        observer.solution(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        if (!observer.place({row, column})) {
            return;
        }
        if (!is_attacked(queens, {row, column})) {
            queens.put({row, column});
            fill(queens, row + 1, observer);
        }
    }
}
// [/solution]

struct patient : observer
{
    int solutions = 0;

    template <int N>
    constexpr void solution(const placement<N>&)
    {
        ++solutions;
    }
};

struct impatient : patient
{
    constexpr bool place(square) { return solutions == 0; }
};

template <int N, class Observer>
constexpr int solutions_seen()
{
    placement<N> queens{};
    Observer observer;
    fill(queens, 0, observer);
    return observer.solutions;
}

// [asserts]
static_assert(solutions_seen<6, patient>() == 4, "an observer that never returns false sees all");
static_assert(solutions_seen<6, impatient>() == 1, "one solution was enough");
// [/asserts]
