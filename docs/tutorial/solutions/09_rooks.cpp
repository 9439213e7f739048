// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 9.
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

template <class Function>
constexpr void for_each_permutation(Function function)
{
    for (int number = 0; number < 4 * 4 * 4 * 4; ++number) {
        placement<4> rooks{};
        unsigned used = 0;
        for (int row = 0, rest = number; row < 4; ++row, rest /= 4) {
            rooks.columns[row] = static_cast<std::uint8_t>(rest % 4);
            used |= 1u << rooks[row];
        }
        if (used == 15) { // four different columns
            function(rooks);
        }
    }
}

// [solution]
constexpr int fundamental_placements_of_four_rooks()
{
    int pairs = 0; // of a placement and a symmetry that leaves it unchanged
    for_each_permutation([&](const placement<4>& rooks) {
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
