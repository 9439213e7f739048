// SPDX-License-Identifier: BSL-1.0
// error: the order does not matter
#include <ctqueens/placement.hpp>

using ctqueens::placement;

template <int N>
constexpr placement<N> mirror(const placement<N>& queens)
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        image.columns[row] = static_cast<std::uint8_t>(N - 1 - queens[row]);
    }
    return image;
}

template <int N>
constexpr placement<N> reflect(const placement<N>& queens)
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        image.columns[queens[row]] = static_cast<std::uint8_t>(row);
    }
    return image;
}

constexpr placement<8> first = {0, 4, 7, 5, 2, 6, 1, 3};

// [order]
static_assert(reflect(mirror(first)) == mirror(reflect(first)), "the order does not matter");
// [/order]
