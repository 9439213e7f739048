#include <ctqueens/examiner.hpp>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

class Solution {
public:
    std::vector<std::vector<std::string>> solveNQueens(int n)
    {
        board.assign(n, std::string(n, '.'));
        solve(n, 0);
        return boards;
    }

private:
    void solve(int n, int row)
    {
        if (row == n) {
            boards.push_back(board);
            return;
        }
        for (int column = 0; column < n; ++column) {
            if (isValid(n, row, column)) {
                board[row][column] = 'Q';
                solve(n, row + 1);
                board[row][column] = '.';
            }
        }
    }

    bool isValid(int n, int row, int column)
    {
        for (int i = 1; i <= row; ++i) {
            if (board[row - i][column] == 'Q' || (column >= i && board[row - i][column - i] == 'Q') ||
                (column + i < n && board[row - i][column + i] == 'Q')) {
                return false;
            }
        }
        return true;
    }

    std::vector<std::string> board;
    std::vector<std::vector<std::string>> boards;
};

int main()
{
    const auto result = ctqueens::grade<8>(Solution().solveNQueens(8));
    ctqueens::describe(result, std::ostreambuf_iterator<char>(std::cout));
    return result.is_passed() ? 0 : 1;
}
