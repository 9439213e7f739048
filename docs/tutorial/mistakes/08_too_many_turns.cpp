// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'constexpr' loop iteration count exceeds limit of 262144
constexpr unsigned in_one_statement(unsigned turns)
{
    unsigned sum = 0;
    while (turns != 0) {
        --turns, sum += 2;
    }
    return sum;
}

// [one_more]
static_assert(in_one_statement(262'145) == 2 * 262'145);
// [/one_more]
