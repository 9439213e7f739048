// SPDX-License-Identifier: BSL-1.0

// [sum]
static_assert(1 + 1 == 2);
// [/sum]

// [same_row]
constexpr bool same_row(int row_a, int row_b)
{
    return row_a == row_b;
}

static_assert(same_row(3, 3));
static_assert(!same_row(3, 5));
// [/same_row]
