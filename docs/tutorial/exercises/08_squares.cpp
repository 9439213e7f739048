// SPDX-License-Identifier: BSL-1.0
// How many of the 92 solutions have a queen on this square? A table with a number for each square.
// `for (const auto& queens : ctqueens::solutions<8>)` goes through the solutions, and queens[row]
// is the column of the queen in that row.

#include <ctqueens/solutions.hpp>

struct board
{
    int squares[8][8];
};

// [exercise]
constexpr board count_queens()
{
    board counts{};
    return counts; // write your answer here
}
// [/exercise]

inline constexpr board counts = count_queens();

constexpr int sum_of_row(int row)
{
    int sum = 0;
    for (const int count : counts.squares[row]) {
        sum += count;
    }
    return sum;
}

static_assert(sum_of_row(0) == 92, "each solution has a queen in row 0");
static_assert(sum_of_row(7) == 92, "and one in row 7");
static_assert(counts.squares[0][0] == 4, "four solutions have a queen in the corner");
static_assert(counts.squares[0][3] == 18, "18 have one on d8");
static_assert(counts.squares[3][7] == 18, "and 18 have one on h5, at the edge");
