// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 9.
#include "03_for_each_permutation.hpp"

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

// [solution]
constexpr int fundamental_placements_of_four_rooks()
{
    int pairs = 0; // of a placement and a symmetry that leaves it unchanged
    placement<4> rooks = {0, 1, 2, 3};
    for_each_permutation(rooks.columns, 0, 4, [&](const auto&) {
        placement<4> image = rooks;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            // Reflecting and mirroring in turn leads through all eight images.
            image = symmetry % 2 == 0 ? reflect(image) : mirror(image);
            pairs += image == rooks ? 1 : 0;
        }
    });
    return pairs / 8;
}
// [/solution]

// [asserts]
static_assert(fundamental_placements_of_four_rooks() == 7, "OEIS A000903 says 7");
// [/asserts]
