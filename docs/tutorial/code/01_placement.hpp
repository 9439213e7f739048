// SPDX-License-Identifier: BSL-1.0

// [square]
#pragma once

struct square
{
    int row;    // 0 is the top row
    int column; // 0 is the column on the left
};
// [/square]

// [attacks]
constexpr bool attacks(square a, square b)
{
    return a.row == b.row || a.column == b.column   // the same row, the same column
           || a.row - a.column == b.row - b.column  // a diagonal that falls to the right
           || a.row + a.column == b.row + b.column; // a diagonal that rises to the right
}
// [/attacks]

// [placement]
template <int N>
struct placement
{
    int columns[N]; // columns[row] is the column of the queen in that row
};
// [/placement]

// [is_solution]
template <int N>
constexpr bool is_solution(const placement<N>& queens)
{
    for (int row = 0; row < N; ++row) {
        for (int above = 0; above < row; ++above) {
            if (attacks({above, queens.columns[above]}, {row, queens.columns[row]})) {
                return false;
            }
        }
    }
    return true;
}
// [/is_solution]
