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
        for (; above < row; ++above) {
            const int left = queens[above] - column;
            if (left == 0 || left == row - above || left == above - row) {
                break; // this queen attacks the square
            }
        }
        if (above == row) {
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

static_assert(ctqueens::passes<7, ctqueens::as_search<solve>>); // 8 is too much with libc++ 23
