#include <array>
#include <ctqueens/placement.hpp>
#include <vector>

using ctqueens::attacks;

constexpr int N = 6;

// Counts the ways to place a queen in `row` and in each row below.
constexpr int count(auto& queens, int row)
{
    if (row == N) return 1;
    int found = 0;
    for (int column = 0; column < N; ++column) {
        queens[row] = column;
        bool is_free = true;
        for (int above = 0; above < row; ++above) {
            if (attacks({above, queens[above]}, {row, column})) is_free = false;
        }
        if (is_free) found += count(queens, row + 1);
    }
    return found;
}

constexpr int count_solutions()
{
    std::vector<int> queens(N);
    return count(queens, 0);
}

static_assert(count_solutions() == 4);
