#include <ctqueens/examiner.hpp>
#include <vector>

using solution = std::vector<int>;

constexpr void place(int n, solution& queens, std::vector<solution>& all)
{
    const int row = int(queens.size());
    if (row == n) {
        all.push_back(queens);
        return;
    }
    for (int column = 0; column < n; ++column) {
        int above = 0;
        while (above < row && queens[above] != column && queens[above] - above != column - row &&
               queens[above] + above != column + row) {
            ++above;
        }
        if (above == row) { // no queen attacks this square
            queens.push_back(column);
            place(n, queens, all);
            queens.pop_back();
        }
    }
}

constexpr std::vector<solution> solve(int n)
{
    solution queens;
    std::vector<solution> all;
    place(n, queens, all);
    return all;
}

static_assert(ctqueens::passes<8, ctqueens::as_search<solve>>);
