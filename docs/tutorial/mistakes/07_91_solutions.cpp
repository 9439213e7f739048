// SPDX-License-Identifier: BSL-1.0
// error (GCC): array subscript value '91' is outside the bounds of array
// error (Clang): dereferenced one-past-the-end pointer is not allowed in a constant expression
#include <cstddef>
#include <cstdint>

template <int N>
struct placement
{
    std::uint8_t columns[N];
};

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

template <int N, class Found>
constexpr void for_each_solution(Found found)
{
    placement<N> queens{};
    search(queens, 0, 0, 0, 0, found);
}

template <int N, std::size_t size>
struct table
{
    placement<N> rows[size];
};

template <int N, std::size_t published>
constexpr table<N, published> make_table()
{
    table<N, published> all{};
    std::size_t found = 0;
    for_each_solution<N>([&](const placement<N>& queens) { all.rows[found++] = queens; });
    if (found != published) {
        throw "the search found fewer solutions than are published";
    }
    return all;
}

// [line]
inline constexpr auto solutions = make_table<8, 91>();
// [/line]
