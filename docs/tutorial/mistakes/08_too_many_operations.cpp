// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'constexpr' evaluation operation count exceeds limit of 33554432
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
// [nested]
constexpr int pairs(int count)
{
    int sum = 0;
    for (int one = 0; one < count; ++one) {
        for (int other = 0; other < count; ++other) {
            sum += one != other;
        }
    }
    return sum;
}
static_assert(pairs(100) == 100 * 99);     // 10,000 turns are fine
static_assert(pairs(2000) == 2000 * 1999); // 4,000,000 are not
// [/nested]
