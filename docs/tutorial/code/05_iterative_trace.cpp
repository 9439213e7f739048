// SPDX-License-Identifier: BSL-1.0
#include <cstdio>

template <int N>
struct placement
{
    int columns[N];
};

template <int N>
constexpr bool is_safe(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        const int distance = row - above;
        const int difference = queens.columns[row] - queens.columns[above];
        if (difference == 0 || difference == distance || difference == -distance) {
            return false;
        }
    }
    return true;
}

template <int N>
void print(const placement<N>& queens, int row, const char* what)
{
    for (int each = 0; each < N; ++each) {
        if (each > row) {
            std::printf("  ");
        } else {
            std::printf("%d ", queens.columns[each]);
        }
    }
    std::printf("  %s\n", what);
}

int main()
{
    constexpr int size = 4;
    placement<size> queens{};
    int row = 0, solutions = 0;
    while (solutions == 0) {
        if (queens.columns[row] == size) {
            print(queens, row, "retreat");
            --row;
            ++queens.columns[row];
        } else if (!is_safe(queens, row)) {
            print(queens, row, "move right");
            ++queens.columns[row];
        } else if (row < size - 1) {
            print(queens, row, "advance");
            ++row;
            queens.columns[row] = 0;
        } else {
            print(queens, row, "a solution");
            ++solutions;
        }
    }
}
