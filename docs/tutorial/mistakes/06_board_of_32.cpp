// SPDX-License-Identifier: BSL-1.0
// error (GCC): right operand of shift expression '(1 << 32)' is greater than or equal to
// error (Clang): shift count 32 >= width of type 'unsigned int' (32 bits)
// [board]
template <int N>
constexpr unsigned board = (1u << N) - 1;

static_assert(board<8> == 255);
static_assert(board<32> == 4294967295);
// [/board]
