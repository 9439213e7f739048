// SPDX-License-Identifier: BSL-1.0
// Backtracking that tells an observer what it does, as far as the observer wants to know.
#ifndef CTQUEENS_TUTORIAL_10_SEARCH_HPP
#define CTQUEENS_TUTORIAL_10_SEARCH_HPP

#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

// [counts_work]
template <class Observer>
concept counts_work = requires(Observer& observer)
{
    observer.candidate();
    observer.conflict_test();
};
// [/counts_work]

// [follows_steps]
template <class Observer>
concept follows_steps = requires(Observer& observer, square at, square attacker)
{
    observer.place(at);
    observer.conflict(at, attacker);
    observer.retreat(at);
};
// [/follows_steps]

// [search]
template <int N, class Observer>
constexpr bool conflicts(const placement<N>& queens, square tried, Observer& observer)
{
    for (int row = 0; row < tried.row; ++row) {
        if constexpr (counts_work<Observer>) {
            observer.conflict_test();
        }
        if (attacks({row, queens[row]}, tried)) {
            if constexpr (follows_steps<Observer>) {
                observer.conflict(tried, {row, queens[row]});
            }
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
    if constexpr (counts_work<Observer>) {
        observer.candidate();
    }
    if constexpr (follows_steps<Observer>) {
        observer.place({row, column});
    }
    if (conflicts(queens, {row, column}, observer)) {
        return;
    }
    queens.columns[row] = static_cast<std::uint8_t>(column);
    go_on(queens, row, observer);
    if constexpr (follows_steps<Observer>) {
        observer.retreat({row, column});
    }
}

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
// [/search]

template <int N, class Observer>
constexpr void search(int first_column, Observer& observer)
{
    placement<N> queens{};
    try_column(queens, 0, first_column, observer);
}

#endif
