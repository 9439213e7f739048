// SPDX-License-Identifier: BSL-1.0
// Queens that are placed by hand, for the page: what they attack and which solutions remain.
#include "by_size.hpp"

#include <ctqueens/query.hpp>

namespace ctqueens::site {

namespace {

constexpr int square_capacity = greatest_size * greatest_size;

// JavaScript writes where the queens stand, and reads the answers.
std::uint8_t queens[square_capacity][2];
std::uint8_t attackers[square_capacity];
std::uint8_t remaining_with[square_capacity];
std::uint8_t pairs[square_capacity * (square_capacity - 1) / 2][2];
std::uint8_t remaining[published_counts[greatest_size]];
static_assert(published_counts[greatest_size] < 256);

square queen(int index) noexcept
{
    return {queens[index][0], queens[index][1]};
}

template <int N>
solution_set<N> having_queens(int count) noexcept
{
    square squares[square_capacity]{};
    for (int index = 0; index < count; ++index) {
        squares[index] = queen(index);
    }
    return having<N>(squares, static_cast<std::size_t>(count));
}

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

void* placed_queens() noexcept
{
    return queens;
}

// For every square, by how many of the first `count` queens it is attacked; a queen does not attack
// its own square.
const std::uint8_t* count_attackers(int size, int count) noexcept
{
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const square at{row, column};
            int number = 0;
            for (int index = 0; index < count; ++index) {
                number += !(queen(index) == at) && attacks(queen(index), at) ? 1 : 0;
            }
            attackers[row * size + column] = static_cast<std::uint8_t>(number);
        }
    }
    return attackers;
}

// Which of the first `count` queens attack each other, as pairs of their numbers.
int count_attacking_pairs(int count) noexcept
{
    int found = 0;
    for (int one = 0; one < count; ++one) {
        for (int other = 0; other < one; ++other) {
            if (attacks(queen(one), queen(other))) {
                pairs[found][0] = static_cast<std::uint8_t>(other);
                pairs[found][1] = static_cast<std::uint8_t>(one);
                ++found;
            }
        }
    }
    return found;
}
const void* attacking_pairs() noexcept
{
    return pairs;
}

// How many solutions have all of the first `count` queens, and which.
int count_remaining(int size, int count) noexcept
{
    return by_size(size, [count](auto n) {
        const auto found = having_queens<decltype(n)::value>(count);
        int number = 0;
        for (auto solution = found.begin(); solution != found.end(); ++solution) {
            remaining[number++] = static_cast<std::uint8_t>(solution.index());
        }
        return number;
    });
}
const std::uint8_t* remaining_solutions() noexcept
{
    return remaining;
}

// For every square, how many solutions have all of the first `count` queens and one there.
const std::uint8_t* count_remaining_with(int size, int count) noexcept
{
    by_size(size, [count](auto n) {
        constexpr int N = decltype(n)::value;
        const solution_set<N> found = having_queens<N>(count);
        for (int row = 0; row < N; ++row) {
            for (int column = 0; column < N; ++column) {
                const solution_set<N> both = found & having<N>(square{row, column});
                remaining_with[row * N + column] = static_cast<std::uint8_t>(both.size());
            }
        }
        return 0;
    });
    return remaining_with;
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
