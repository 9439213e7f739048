#include <ctqueens/placement.hpp>

using namespace ctqueens;

constexpr int N = 8;

constexpr bool is_attacked(const placement<N>& queens, square at)
{
    for (int row = 0; row < at.row; ++row) {
        const int columns = at.column - queens[row], rows = at.row - row;
        if (columns == 0 || columns == rows || columns == -rows) return true;
    }
    return false;
}

// Counts the ways to place a queen in `row`, in one of the columns [first, end), and one in each
// row below.
constexpr int count(placement<N>& queens, int row, int first, int end)
{
    if (row == N) return 1;
    int found = 0;
    for (int column = first; column < end; ++column) {
        queens.put({row, column});
        if (!is_attacked(queens, {row, column})) found += count(queens, row + 1, 0, N);
    }
    return found;
}

// Counts the solutions with the first queen in one of the columns [first, end).
constexpr int solutions_from(int first, int end)
{
    placement<N> queens{};
    return count(queens, 0, first, end);
}

constexpr int all = solutions_from(0, N);
static_assert(all == 92);
