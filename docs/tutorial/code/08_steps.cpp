// SPDX-License-Identifier: BSL-1.0
// [steps]
constexpr unsigned in_three_statements(unsigned turns)
{
    unsigned sum = 0;
    while (turns != 0) {
        --turns;
        ++sum;
        ++sum;
    }
    return sum;
}

constexpr unsigned in_one_statement(unsigned turns)
{
    unsigned sum = 0;
    while (turns != 0) {
        --turns, sum += 2;
    }
    return sum;
}

static_assert(in_three_statements(262'143) == 2 * 262'143);
static_assert(in_one_statement(262'144) == 2 * 262'144);
// [/steps]
