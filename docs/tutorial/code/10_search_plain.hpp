// SPDX-License-Identifier: BSL-1.0
// Backtracking that tells of solutions and of nothing else.
#ifndef CTQUEENS_TUTORIAL_10_SEARCH_PLAIN_HPP
#define CTQUEENS_TUTORIAL_10_SEARCH_PLAIN_HPP

#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

template <int N>
constexpr bool conflicts(const placement<N>& queens, square tried)
{
    for (int row = 0; row < tried.row; ++row) {
        if (attacks({row, queens[row]}, tried)) {
            return true;
        }
    }
    return false;
}

template <int N, class Observer>
constexpr void go_on(placement<N>& queens, int row, Observer& observer);

template <int N, class Observer>
constexpr void try_column(placement<N>& queens, int row, int column, Observer& observer)
{
    if (conflicts(queens, {row, column})) {
        return;
    }
    queens.columns[row] = static_cast<std::uint8_t>(column);
    go_on(queens, row, observer);
}

// [go_on]
template <int N, class Observer>
constexpr void go_on(placement<N>& queens, int row, Observer& observer)
{
    if (row == N - 1) {
        observer.solution(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        try_column(queens, row + 1, column, observer);
    }
}
// [/go_on]

template <int N, class Observer>
constexpr void search(int first_column, Observer& observer)
{
    placement<N> queens{};
    try_column(queens, 0, first_column, observer);
}

#endif
