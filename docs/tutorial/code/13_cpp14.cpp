// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++14: loops and variables.

// [column]
constexpr int column_of(unsigned queen)
{
    int column = 0;
    while (queen >> column != 1) {
        ++column;
    }
    return column;
}
// [/column]

// [search]
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
// [/search]

// [visitors]
struct counter
{
    int count;

    constexpr void solution(const placement&) { ++count; }
};
constexpr int count = search(counter{}).count;
static_assert(count == 92, "there are 92 solutions");

struct table
{
    placement solutions[count];
    int size;

    constexpr void solution(const placement& queens) { solutions[size++] = queens; }
};
constexpr table all = search(table{});
static_assert(all.solutions[0].columns[3] == 5, "the first solution, row 3");
static_assert(all.solutions[91].columns[0] == 7, "the last solution, row 0");
// [/visitors]
