// SPDX-License-Identifier: BSL-1.0

// [order]
#include "03_permutation.hpp"

struct six_orders
{
    placement<3> order[6];
    int size;
};

constexpr six_orders orders_of_3()
{
    six_orders found{};
    auto note = [&found](const placement<3>& queens) {
        found.order[found.size] = queens;
        ++found.size;
    };
    placement<3> queens{{0, 1, 2}};
    permute(queens, 0, note);
    return found;
}

constexpr six_orders found = orders_of_3();

constexpr bool is(const placement<3>& queens, int a, int b, int c)
{
    return queens.columns[0] == a && queens.columns[1] == b && queens.columns[2] == c;
}

static_assert(found.size == 6);
static_assert(is(found.order[0], 0, 1, 2));
static_assert(is(found.order[1], 0, 2, 1));
static_assert(is(found.order[2], 1, 0, 2));
static_assert(is(found.order[3], 1, 2, 0));
static_assert(is(found.order[4], 2, 1, 0)); // a dictionary would list 2 0 1 first
static_assert(is(found.order[5], 2, 0, 1));
// [/order]
