// SPDX-License-Identifier: BSL-1.0
// Backtracking that tells an observer what it does.
#ifndef CTQUEENS_TUTORIAL_10_SEARCH_HPP
#define CTQUEENS_TUTORIAL_10_SEARCH_HPP

#include <ctqueens/placement.hpp>

#include <concepts>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

// [observer]
struct observer
{
    constexpr void place(square) {}   // a queen is put on a square
    constexpr void test() {}          // two queens are compared
    constexpr void reject(square) {}  // the queen on this square is attacked
    constexpr void retreat(square) {} // the search goes back and removes this queen

    template <int N>
    constexpr void solution(const placement<N>&) // all N queens are placed
    {}
};
// [/observer]

// [hides_nothing]
template <class Observer>
concept hides_nothing =
    std::same_as<decltype(&Observer::place), decltype(&observer::place)> &&
    std::same_as<decltype(&Observer::test), decltype(&observer::test)> &&
    std::same_as<decltype(&Observer::reject), decltype(&observer::reject)> &&
    std::same_as<decltype(&Observer::retreat), decltype(&observer::retreat)> &&
    std::same_as<decltype(&Observer::template solution<1>), decltype(&observer::solution<1>)>;
// [/hides_nothing]

// [search]
struct range // the columns from `first` up to, but not including, `end`
{
    int first;
    int end;
};

template <int N, class Observer>
constexpr bool is_attacked(const placement<N>& queens, square at, Observer& observer)
{
    for (int row = 0; row < at.row; ++row) {
        observer.test();
        if (attacks({row, queens[row]}, at)) {
            return true;
        }
    }
    return false;
}

// [fill]
// Tries the `columns` of `row`. Each time the new queen is safe, fills the rows below.
template <int N, class Observer>
constexpr void fill(placement<N>& queens, int row, range columns, Observer& observer)
{
    if (row == N) {
        observer.solution(queens);
        return;
    }
    for (int column = columns.first; column < columns.end; ++column) {
        const square at{row, column};
        queens.put(at);
        observer.place(at);
        if (is_attacked(queens, at, observer)) {
            observer.reject(at);
        } else {
            fill(queens, row + 1, {0, N}, observer);
            observer.retreat(at);
        }
    }
}
// [/fill]

// One shard: all placements whose first queen is in `first_column`.
template <int N, class Observer>
constexpr void search(int first_column, Observer& observer)
{
    static_assert(!hides_nothing<Observer>, "this observer defines none of the hooks");
    placement<N> queens{};
    fill(queens, 0, {first_column, first_column + 1}, observer);
}
// [/search]

// [observe]
// All shards, one after another, with one observer.
template <int N, class Observer>
constexpr Observer observe()
{
    Observer observer;
    for (int first_column = 0; first_column < N; ++first_column) {
        search<N>(first_column, observer);
    }
    return observer;
}
// [/observe]

#endif
