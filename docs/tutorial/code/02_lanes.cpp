// SPDX-License-Identifier: BSL-1.0

// [lanes]
#include "02_exhaustive.hpp"

// Bit N * a + b stands for the candidate whose last two queens are in columns a and b.
using lanes = unsigned long long;

template <int N>
constexpr lanes lane(int a, int b)
{
    return 1ull << (N * a + b);
}

// The lanes in which the last two queens do not attack each other.
template <int N>
constexpr lanes peaceful_lanes()
{
    lanes found = 0;
    for (int a = 0; a < N; ++a) {
        for (int b = 0; b < N; ++b) {
            if (!attacks({N - 2, a}, {N - 1, b})) {
                found |= lane<N>(a, b);
            }
        }
    }
    return found;
}

// The lanes in which a queen above attacks neither of the last two.
template <int N>
constexpr lanes lanes_beside(square queen)
{
    lanes found = 0;
    for (int a = 0; a < N; ++a) {
        for (int b = 0; b < N; ++b) {
            if (!attacks(queen, {N - 2, a}) && !attacks(queen, {N - 1, b})) {
                found |= lane<N>(a, b);
            }
        }
    }
    return found;
}

static_assert(peaceful_lanes<4>() == 0b0011'0001'1000'1100);
static_assert(lanes_beside<4>({0, 1}) == 0b0000'1101'0000'1101);
// [/lanes]

// [table]
template <int N>
struct lane_table
{
    lanes beside[N - 2][N];
};

template <int N>
constexpr lane_table<N> make_lane_table()
{
    lane_table<N> table{};
    for (int row = 0; row < N - 2; ++row) {
        for (int column = 0; column < N; ++column) {
            table.beside[row][column] = lanes_beside<N>({row, column});
        }
    }
    return table;
}

template <int N>
constexpr lane_table<N> table = make_lane_table<N>();
// [/table]

// [search]
// Places queens in `row` and the rows below it in all ways. `alive` has the lanes in which the
// queens above `row` and the last two do not attack each other.
template <int N>
constexpr void search_rows(placement<N>& queens, int row, lanes alive, tally& found)
{
    if (row == N - 2) {
        found.candidates += N * N;
        for (; alive != 0; alive &= alive - 1) { // clears the lowest bit
            ++found.solutions;
        }
        return;
    }
    for (int column = 0; column < N; ++column) {
        bool attacked = false;
        for (int above = 0; above < row && !attacked; ++above) {
            attacked = attacks({above, queens.columns[above]}, {row, column});
        }
        queens.columns[row] = column;
        search_rows(queens, row + 1, attacked ? 0 : alive & table<N>.beside[row][column], found);
    }
}

template <int N>
constexpr tally search_lanes(int first_column)
{
    tally found{};
    placement<N> queens{};
    queens.columns[0] = first_column;
    search_rows(queens, 1, peaceful_lanes<N>() & table<N>.beside[0][first_column], found);
    return found;
}
// [/search]

// [eight]
constexpr tally shard_of_8 = search_lanes<8>(0);
static_assert(shard_of_8.candidates == 16777216 / 8);
static_assert(shard_of_8.solutions == 4);
// [/eight]
