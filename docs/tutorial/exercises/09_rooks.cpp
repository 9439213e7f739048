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

// [exercise]
// Rooks attack along rows and columns only: the placements of N rooks are the permutations of the
// columns. How many are there on a board of four rows if symmetric ones count as one? Use
// Burnside's lemma. (for_each_permutation calls a function with every placement.)
constexpr int fundamental_placements_of_four_rooks()
{
    int all = 0;
    for_each_permutation([&](const placement<4>&) { ++all; });
    return all; // 24: every image is counted
}
// [/exercise]

// [asserts]
static_assert(fundamental_placements_of_four_rooks() == 7, "OEIS A000903 says 7");
// [/asserts]
