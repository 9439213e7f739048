// SPDX-License-Identifier: BSL-1.0
// On a cylinder the left edge of the board is joined to the right one, so a diagonal that leaves
// the board on one side comes back on the other. Change how the masks are moved to the next row.

template <int N>
constexpr unsigned board = (1u << N) - 1;

// [exercise]
template <int N>
constexpr unsigned next_falling(unsigned set)
{
    return set << 1; // write your answer here
}

template <int N>
constexpr unsigned next_rising(unsigned set)
{
    return set >> 1; // write your answer here
}
// [/exercise]

template <int N>
constexpr int count(unsigned columns, unsigned falling, unsigned rising)
{
    if (columns == board<N>) {
        return 1;
    }
    int found = 0;
    unsigned free = board<N> & ~(columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (0u - free);
        free ^= queen;
        found += count<N>(columns | queen, next_falling<N>(falling | queen),
                          next_rising<N>(rising | queen));
    }
    return found;
}

static_assert(next_falling<5>(0b10010) == 0b00101, "the leftmost bit comes back as the rightmost");
static_assert(next_rising<5>(0b10010) == 0b01001, "this one meets neither edge");
static_assert(next_rising<5>(0b00011) == 0b10001, "the rightmost bit comes back as the leftmost");
static_assert(count<5>(0, 0, 0) == 10, "on a board of 5 all ten solutions are left");
static_assert(count<7>(0, 0, 0) == 28, "on a board of 7 there are 28");
static_assert(count<8>(0, 0, 0) == 0, "on a board of 8 there is none");
