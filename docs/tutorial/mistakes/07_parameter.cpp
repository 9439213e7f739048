// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'queens' is not a constant expression
// error (Clang): function parameter 'queens' with unknown value cannot be used
#include <cstdint>

template <int N>
struct placement
{
    std::uint8_t columns[N];
};

// [parameter]
constexpr int first_column(placement<8> queens)
{
    static_assert(queens.columns[0] < 8, "the first queen is off the board");
    return queens.columns[0];
}
static_assert(first_column({0, 4, 7, 5, 2, 6, 1, 3}) == 0);
// [/parameter]
