// SPDX-License-Identifier: BSL-1.0
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

// [published]
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

inline constexpr auto solutions = make_table<8, 92>();
static_assert(solutions.rows[91].columns[0] == 7);
// [/published]

// [collector]
template <int N>
struct collector
{
    placement<N> rows[100]{}; // more than enough for N = 8
    std::size_t count = 0;
};

template <int N>
constexpr collector<N> collect()
{
    collector<N> found;
    for_each_solution<N>([&](const placement<N>& queens) { found.rows[found.count++] = queens; });
    return found;
}

constexpr collector<8> collected = collect<8>(); // a constant, so its count can be an array size

constexpr table<8, collected.count> cut_to_size()
{
    table<8, collected.count> all{};
    for (std::size_t index = 0; index < collected.count; ++index) {
        all.rows[index] = collected.rows[index];
    }
    return all;
}

inline constexpr auto exactly = cut_to_size();
static_assert(sizeof(exactly) == 736);
// [/collector]
