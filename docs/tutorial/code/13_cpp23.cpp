// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++23: if consteval, and tables inside functions.
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdio>
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

consteval auto make_table() // copies a vector into an array that outlives the evaluation
{
    std::array<placement, solution_count> table;
    std::ranges::copy(solve(), table.begin());
    return table;
}
inline constexpr auto solutions = make_table();
static_assert(solutions.size() == 92uz);
static_assert(solutions[0] == placement{0, 4, 7, 5, 2, 6, 1, 3});
static_assert(std::ranges::is_sorted(solutions));
// [/table]

// [consteval]
consteval bool follows_the_rule(const placement& queens)
{
    for (auto row = 0uz; row < queens.size(); ++row) {
        for (auto above = 0uz; above < row; ++above) {
            const int rows = static_cast<int>(row - above), columns = queens[row] - queens[above];
            if (columns == 0 || columns == rows || columns == -rows) {
                return false;
            }
        }
    }
    return true;
}

constexpr bool is_solution(const placement& queens)
{
    if consteval { // the table may not exist yet; consteval functions may be called
        return follows_the_rule(queens);
    } else {
        return std::ranges::binary_search(solutions, queens);
    }
}
static_assert(std::ranges::all_of(solutions, is_solution));
static_assert(!is_solution({0, 1, 2, 3, 4, 5, 6, 7}));
// [/consteval]

// [static]
#if __cpp_constexpr >= 202211L
constexpr const placement& solution(std::size_t number)
{
    static constexpr auto table = make_table(); // visible only here
    return table[number];
}
#else // as it was in C++20
constexpr const placement& solution(std::size_t number)
{
    return solutions[number];
}
#endif
static_assert(solution(0)[3] == 5);
// [/static]

// [run]
int main()
{
    std::puts(is_solution(solution(91)) ? "found in the table" : "not found");
}
// [/run]
