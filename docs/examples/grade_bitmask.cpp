#include <ctqueens/examiner.hpp>

constexpr int count_rest(unsigned all, unsigned columns, unsigned left, unsigned right)
{
    if (columns == all) {
        return 1;
    }
    int count = 0;
    for (unsigned free = all & ~(columns | left | right); free != 0; free &= free - 1) {
        const unsigned queen = free & (0 - free);
        count += count_rest(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return count;
}

constexpr int count_queens(int n)
{
    return count_rest((1U << n) - 1, 0, 0, 0);
}

static_assert(ctqueens::passes<8, ctqueens::as_search<count_queens>>);
