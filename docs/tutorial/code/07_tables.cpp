// SPDX-License-Identifier: BSL-1.0
// [search]
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdio>

template <int N>
struct placement
{
    std::uint8_t columns[N];

    // ==, <, <= and so on compare column by column, starting at row 0
    friend constexpr auto operator<=>(const placement&, const placement&) = default;
};
static_assert(sizeof(placement<8>) == 8);

template <int N, class Found>
constexpr void search(placement<N>& queens, int row, unsigned columns, unsigned falling,
                      unsigned rising, Found& found)
{
    if (row == N) {
        found(queens);
        return;
    }
    const unsigned taken = columns | falling | rising;
    for (int column = 0; column < N; ++column) {
        const unsigned queen = 1u << column;
        if ((taken & queen) == 0) {
            queens.columns[row] = static_cast<std::uint8_t>(column);
            search(queens, row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1,
                   found);
        }
    }
}

// Calls `found` with each solution.
template <int N, class Found>
constexpr void for_each_solution(Found found)
{
    placement<N> queens{};
    search(queens, 0, 0, 0, 0, found);
}
// [/search]

// [count]
template <int N>
constexpr std::size_t count()
{
    std::size_t solutions = 0;
    for_each_solution<N>([&](const placement<N>&) { ++solutions; });
    return solutions;
}
static_assert(count<8>() == 92);
// [/count]

// [fill]
template <int N, std::size_t size>
struct table
{
    placement<N> rows[size];
};

template <int N>
constexpr auto make_table()
{
    table<N, count<N>()> all{}; // count() is an evaluation of its own, done before this one
    std::size_t index = 0;
    for_each_solution<N>([&](const placement<N>& queens) { all.rows[index++] = queens; });
    return all;
}

template <int N>
inline constexpr auto solutions = make_table<N>();
// [/fill]

// [elements]
static_assert(sizeof(solutions<8>) == 92 * 8);
static_assert(solutions<8>.rows[0] == placement<8>{0, 4, 7, 5, 2, 6, 1, 3});
static_assert(solutions<8>.rows[91] == placement<8>{7, 3, 0, 2, 5, 1, 6, 4});
// [/elements]

// [properties]
template <int N, std::size_t size>
constexpr bool is_sorted(const table<N, size>& all)
{
    for (std::size_t index = 1; index < size; ++index) {
        if (!(all.rows[index - 1] < all.rows[index])) {
            return false;
        }
    }
    return true;
}
static_assert(is_sorted(solutions<8>)); // so no solution occurs twice
// [/properties]

// [argument]
template <placement<8> queens>
constexpr int queens_on_the_long_diagonal()
{
    static_assert(queens.columns[0] < 8, "the first queen is off the board");
    int count = 0;
    for (int row = 0; row < 8; ++row) {
        count += queens.columns[row] == row;
    }
    return count;
}
static_assert(queens_on_the_long_diagonal<solutions<8>.rows[0]>() == 1);
static_assert(queens_on_the_long_diagonal<placement<8>{7, 6, 5, 4, 3, 2, 1, 0}>() == 0);
// [/argument]

// [main]
int main()
{
    std::size_t number = 0;
    for (const auto& queens : solutions<8>.rows) {
        ++number;
        if (number == 1 || number == 92) {
            std::printf("%2d: ", static_cast<int>(number));
            for (const int column : queens.columns) {
                std::printf("%d", column);
            }
            std::puts("");
        }
    }
}
// [/main]
