// SPDX-License-Identifier: BSL-1.0
constexpr board count_queens()
{
    board counts{};
    for (const auto& queens : ctqueens::solutions<8>) {
        for (int row = 0; row < 8; ++row) {
            ++counts.squares[row][queens[row]];
        }
    }
    return counts;
}
