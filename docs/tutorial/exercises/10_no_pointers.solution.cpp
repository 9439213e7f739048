// SPDX-License-Identifier: BSL-1.0
struct line
{
    char text[8];
};

constexpr line of(const placement<8>& queens)
{
    line digits{};
    for (int row = 0; row < 8; ++row) {
        digits.text[row] = static_cast<char>('1' + queens[row]);
    }
    return digits;
}
