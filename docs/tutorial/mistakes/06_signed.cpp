// SPDX-License-Identifier: BSL-1.0
// error (GCC): overflow in constant expression
// error (Clang): value 2147483648 is outside the range of representable values of type 'int'
// [lowest]
constexpr int lowest(int set)
{
    return set & -set;
}
static_assert(lowest(0b0110'1000) == 0b0000'1000);
static_assert(lowest(1 << 31) == 1 << 31); // the column for bit 31
// [/lowest]
