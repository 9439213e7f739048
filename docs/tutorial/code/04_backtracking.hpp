// SPDX-License-Identifier: BSL-1.0

// [is_free]
#pragma once

#include "01_placement.hpp"

// Whether no queen above `row` attacks the square in this column.
template <int N>
constexpr bool is_free(const placement<N>& queens, int row, int column)
{
    for (int above = 0; above < row; ++above) {
        if (attacks({above, queens.columns[above]}, {row, column})) {
            return false;
        }
    }
    return true;
}
// [/is_free]

// [search]
struct work
{
    int candidates; // squares tried
    int retreats;   // returns to a row from the one below
    int solutions;
};

// Fills `row` and the rows below it in all ways.
template <int N>
constexpr void fill_rows(placement<N>& queens, int row, work& done)
{
    if (row == N) {
        ++done.solutions;
        return;
    }
    for (int column = 0; column < N; ++column) {
        ++done.candidates;
        if (is_free(queens, row, column)) {
            queens.columns[row] = column;
            fill_rows(queens, row + 1, done);
            ++done.retreats;
        }
    }
}

template <int N>
constexpr work search()
{
    work done{};
    placement<N> queens{};
    fill_rows(queens, 0, done);
    return done;
}
// [/search]

// [first]
// Puts queens on `row` and all rows below it. Returns false if there is no way to do so.
template <int N>
constexpr bool fill_first(placement<N>& queens, int row)
{
    if (row == N) {
        return true;
    }
    for (int column = 0; column < N; ++column) {
        if (is_free(queens, row, column)) {
            queens.columns[row] = column;
            if (fill_first(queens, row + 1)) {
                return true;
            }
        }
    }
    return false;
}

void there_is_no_solution(); // not constexpr: a search that gets here does not compile

template <int N>
constexpr placement<N> first_solution()
{
    placement<N> queens{};
    if (!fill_first(queens, 0)) {
        there_is_no_solution();
    }
    return queens;
}
// [/first]
