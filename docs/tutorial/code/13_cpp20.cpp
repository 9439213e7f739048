// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++20: consteval, concepts, and std::vector inside an evaluation.
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <vector>

// [search]
using placement = std::array<int, 8>;

template <int row, std::invocable<const placement&> Visitor>
constexpr void extend(placement& queens, unsigned columns, unsigned falling, unsigned rising,
                      Visitor& visit)
{
    if constexpr (row == 8) {
        visit(queens);
    } else {
        for (unsigned free = columns & ~(falling | rising); free != 0; free &= free - 1) {
            const unsigned queen = free & (0u - free);
            queens[row] = std::countr_zero(free);
            extend<row + 1>(queens, columns & ~queen, (falling | queen) << 1, (rising | queen) >> 1,
                            visit);
        }
    }
}
template <std::invocable<const placement&> Visitor>
constexpr void search(Visitor visit)
{
    placement queens{};
    extend<0>(queens, 255, 0, 0, visit);
}
// [/search]

// [table]
constexpr std::vector<placement> solve()
{
    std::vector<placement> found;
    search([&](const placement& queens) { found.push_back(queens); });
    return found;
}

inline constexpr auto solution_count = solve().size();
static_assert(solution_count == 92);

consteval auto make_table() // copies a vector into an array that outlives the evaluation
{
    std::array<placement, solution_count> table;
    std::ranges::copy(solve(), table.begin());
    return table;
}
inline constexpr auto solutions = make_table();
static_assert(solutions[0] == placement{0, 4, 7, 5, 2, 6, 1, 3});
static_assert(std::ranges::is_sorted(solutions));
// [/table]

// [use]
template <placement queens>
    requires(std::ranges::binary_search(solutions, queens))
inline constexpr auto number_of = std::ranges::lower_bound(solutions, queens) - solutions.begin();

static_assert(number_of<placement{7, 3, 0, 2, 5, 1, 6, 4}> == 91);

constinit const placement* shown = &solutions[0]; // may change later, but needs no start-up code
// [/use]
