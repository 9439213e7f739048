// SPDX-License-Identifier: BSL-1.0
// error (GCC): evaluation depth exceeds maximum of 512
// error (Clang): exceeded maximum depth of 512 calls
constexpr int factorial(int n)
{
    return n * factorial(n - 1); // nothing ends the recursion
}

static_assert(factorial(8) == 40320);
