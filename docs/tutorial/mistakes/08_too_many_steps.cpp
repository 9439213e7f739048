// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
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

// [one_more]
static_assert(in_three_statements(262'144) == 2 * 262'144);
// [/one_more]
