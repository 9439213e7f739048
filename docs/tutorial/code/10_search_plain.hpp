// SPDX-License-Identifier: BSL-1.0
// The search of 10_search.hpp with only one hook, solution().
#ifndef CTQUEENS_TUTORIAL_10_SEARCH_PLAIN_HPP
#define CTQUEENS_TUTORIAL_10_SEARCH_PLAIN_HPP

#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;
using ctqueens::square;

struct observer
{};

struct range
{
    int first;
    int end;
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
        if (!is_attacked(queens, at)) {
            fill(queens, row + 1, {0, N}, observer);
        }
    }
}

template <int N, class Observer>
constexpr void search(int first_column, Observer& observer)
{
    placement<N> queens{};
    fill(queens, 0, {first_column, first_column + 1}, observer);
}

#endif
