// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++17: lambdas and std::array.
#include <array>
#include <cstddef>

// [search]
using placement = std::array<int, 8>;

template <int row, class Visitor>
constexpr void extend(placement& queens, unsigned columns, unsigned falling, unsigned rising,
                      Visitor& visit)
{
    if constexpr (row == 8) {
        visit(queens);
    } else {
        for (unsigned free = columns & ~(falling | rising); free != 0; free &= free - 1) {
            const unsigned queen = free & (0u - free);
            queens[row] = 0;
            while (queen >> queens[row] != 1) {
                ++queens[row];
            }
            extend<row + 1>(queens, columns & ~queen, (falling | queen) << 1, (rising | queen) >> 1,
                            visit);
        }
    }
}
template <class Visitor>
constexpr void search(Visitor visit)
{
    placement queens{};
    extend<0>(queens, 255, 0, 0, visit);
}
// [/search]

// [table]
inline constexpr std::size_t solution_count = [] {
    std::size_t count = 0;
    search([&](const placement&) { ++count; });
    return count;
}();
static_assert(solution_count == 92);

inline constexpr auto solutions = [] {
    std::array<placement, solution_count> found{};
    std::size_t size = 0;
    search([&](const placement& queens) { found[size++] = queens; });
    return found;
}();
static_assert(solutions[0][3] == 5);
static_assert(solutions[91][0] == 7);
// [/table]
