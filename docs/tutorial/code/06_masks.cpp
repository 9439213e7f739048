// SPDX-License-Identifier: BSL-1.0
// [lowest]
constexpr unsigned lowest(unsigned set)
{
    return set & (0u - set);
}
static_assert(lowest(0b0110'1000) == 0b0000'1000);
static_assert(lowest(0b0000'0001) == 0b0000'0001);
static_assert(lowest(0) == 0);
// [/lowest]

// [shift]
constexpr unsigned placed = 0b0000'0100;   // in row 0, column 2
static_assert(placed << 1 == 0b0000'1000); // in row 1 the falling diagonal meets column 3,
static_assert(placed >> 1 == 0b0000'0010); // and the rising one column 1
static_assert(placed << 2 == 0b0001'0000); // in row 2 they meet columns 4
static_assert(placed >> 2 == 0b0000'0001); // and 0
static_assert(placed >> 3 == 0b0000'0000); // in row 3 the rising one has left the board
// [/shift]

// [fill]
template <int N>
constexpr unsigned board = (1u << N) - 1; // N ones

struct work
{
    int nodes = 0;
    int solutions = 0;
};

template <int N>
constexpr void fill(unsigned columns, unsigned falling, unsigned rising, work& done)
{
    ++done.nodes;
    if (columns == board<N>) { // every column has a queen, so every row has one
        ++done.solutions;
        return;
    }
    unsigned free = board<N> & ~(columns | falling | rising);
    while (free != 0) {
        const unsigned queen = lowest(free);
        free ^= queen;
        fill<N>(columns | queen, (falling | queen) << 1, (rising | queen) >> 1, done);
    }
}

template <int N>
constexpr work search()
{
    work done;
    fill<N>(0, 0, 0, done);
    return done;
}
// [/fill]

// [work]
static_assert(search<8>().solutions == 92);
static_assert(search<8>().nodes == 2057);

// The search with flags tries all 8 squares below each node that is not a solution.
static_assert((search<8>().nodes - search<8>().solutions) * 8 == 15720);
// [/work]
