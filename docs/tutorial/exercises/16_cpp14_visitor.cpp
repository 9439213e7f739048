// SPDX-License-Identifier: BSL-1.0
constexpr int column_of(unsigned queen)
{
    int column = 0;
    while (queen >> column != 1) {
        ++column;
    }
    return column;
}

struct placement
{
    int columns[8];
};

template <class Visitor>
constexpr void extend(placement& queens, int row, unsigned columns, unsigned falling,
                      unsigned rising, Visitor& visitor)
{
    if (row == 8) {
        visitor.solution(queens);
        return;
    }
    for (unsigned free = columns & ~(falling | rising); free != 0; free &= free - 1) {
        const unsigned queen = free & (0u - free);
        queens.columns[row] = column_of(queen);
        extend(queens, row + 1, columns & ~queen, (falling | queen) << 1, (rising | queen) >> 1,
               visitor);
    }
}
template <class Visitor>
constexpr Visitor search(Visitor visitor)
{
    placement queens{};
    extend(queens, 0, 255, 0, 0, visitor);
    return visitor;
}

// How many solutions have the queen in row 0 in each column.
// [exercise]
struct first_columns
{
    int count[8];

    constexpr void solution(const placement&) {}
};
// [/exercise]

constexpr first_columns found = search(first_columns{});
static_assert(found.count[0] == 4, "four solutions begin in column 0");
static_assert(found.count[3] == 18, "eighteen solutions begin in column 3");
static_assert(found.count[7] == found.count[0], "the mirror image of a solution is a solution");
