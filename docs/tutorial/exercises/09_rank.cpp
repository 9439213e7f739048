// SPDX-License-Identifier: BSL-1.0
// Exercise 2 of chapter 9: a rank that is not on the board should not compile.

// [exercise]
constexpr int row_of_rank(int rank) // rank 8 is row 0, rank 1 is row 7
{
    return rank;
}
// [/exercise]

template <int number>
struct constant
{};
template <int rank>
concept compiles = requires { typename constant<row_of_rank(rank)>; };

static_assert(row_of_rank(8) == 0 && row_of_rank(1) == 7, "the ranks are numbered from the bottom");
static_assert(!compiles<0> && !compiles<9>, "there is no such rank");
