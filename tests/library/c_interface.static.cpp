// SPDX-License-Identifier: BSL-1.0
// The binary interface of 1.x, on which compiled programs and other languages rely: none of these
// types and values may change. What is added to ctqueens.h is added here.
#include <ctqueens/ctqueens.h>

#include <cstddef>
#include <type_traits>

template <class Type, class Declared> constexpr bool same = std::is_same_v<Type, Declared>;

using board_8 = const uint8_t (*)[8];
static_assert(same<decltype(ctqueens_solutions_8), board_8() noexcept>);
static_assert(same<decltype(ctqueens_fundamental_solutions_8), board_8() noexcept>);
static_assert(same<decltype(ctqueens_count), int32_t(int32_t) noexcept>);
static_assert(same<decltype(ctqueens_fundamental_count), int32_t(int32_t) noexcept>);
static_assert(
    same<decltype(ctqueens_solution), int32_t(int32_t, int32_t, uint8_t*, size_t) noexcept>);
static_assert(same<decltype(ctqueens_fundamental_solution),
                   int32_t(int32_t, int32_t, uint8_t*, size_t) noexcept>);
static_assert(same<decltype(ctqueens_index_of), int32_t(int32_t, const uint8_t*) noexcept>);
static_assert(same<decltype(ctqueens_having),
                   int32_t(int32_t, const ctqueens_square*, size_t, int32_t*, size_t) noexcept>);
static_assert(
    same<decltype(ctqueens_check), int32_t(int32_t, const uint8_t*, ctqueens_square*) noexcept>);
static_assert(same<decltype(ctqueens_read),
                   int32_t(const char*, size_t, uint8_t*, size_t, size_t*) noexcept>);
static_assert(same<decltype(ctqueens_grade),
                   int32_t(int32_t, const uint8_t*, size_t, char*, size_t) noexcept>);
static_assert(same<decltype(ctqueens_message), const char*(int32_t) noexcept>);

static_assert(sizeof(ctqueens_square) == 2 && same<decltype(ctqueens_square::row), uint8_t>);
static_assert(offsetof(ctqueens_square, row) == 0 && offsetof(ctqueens_square, column) == 1);

static_assert(CTQUEENS_BAD_SIZE == -1 && CTQUEENS_BAD_INDEX == -2 && CTQUEENS_NULL_POINTER == -3);
static_assert(CTQUEENS_BUFFER_TOO_SMALL == -4 && CTQUEENS_OFF_THE_BOARD == -5);
static_assert(CTQUEENS_NO_SOLUTION == -6);
static_assert(CTQUEENS_ENDS_EARLY == -32 && CTQUEENS_TOO_LONG == -33);
static_assert(CTQUEENS_NOT_A_COLUMN == -34 && CTQUEENS_NOT_A_SQUARE == -35);
static_assert(CTQUEENS_NOT_FEN == -36 && CTQUEENS_ROW_TOO_LONG == -37);
static_assert(CTQUEENS_ROW_TOO_SHORT == -38 && CTQUEENS_QUEEN_MISSING == -39);
static_assert(CTQUEENS_SECOND_QUEEN == -40 && CTQUEENS_NO_NOTATION == -41);
