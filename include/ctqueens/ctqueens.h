/* SPDX-License-Identifier: BSL-1.0 */
/**
 * @file
 * The C interface to the tables that the compiler computed: C99 and C++, and any language that can
 * call C. It is in the library ctqueens (`ctqueens::tables` in CMake, `-lctqueens`).
 *
 * An n is the size of the board, 1...12. A placement is an array of n columns, one for each row
 * from the top down, both counted from 0. No function allocates or has a state: each may be called
 * from any thread at any time. A result of 0 or more is an answer. A result below 0 is one of
 * ::ctqueens_error, and then nothing has been written.
 */
#ifndef CTQUEENS_CTQUEENS_H
#define CTQUEENS_CTQUEENS_H

#include <stddef.h>
#include <stdint.h>

#if defined(CTQUEENS_SHARED_LIBRARY) && defined(_WIN32)
#define CTQUEENS_PUBLIC __declspec(dllexport)
#elif defined(CTQUEENS_SHARED_LIBRARY) && defined(__GNUC__)
#define CTQUEENS_PUBLIC __attribute__((visibility("default")))
#else
#define CTQUEENS_PUBLIC
#endif

#if defined(__cplusplus) && __cplusplus >= 201103L
#define CTQUEENS_NOEXCEPT noexcept
#else
#define CTQUEENS_NOEXCEPT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** What can be wrong. ctqueens_message() has a sentence on each. */
enum ctqueens_error
{
    CTQUEENS_BAD_SIZE = -1,         /**< n is not from 1 to 12 */
    CTQUEENS_BAD_INDEX = -2,        /**< there is no solution with this index */
    CTQUEENS_NULL_POINTER = -3,     /**< a pointer that is needed is null */
    CTQUEENS_BUFFER_TOO_SMALL = -4, /**< the capacity is less than what there is to write */
    CTQUEENS_OFF_THE_BOARD = -5,    /**< a row or a column is not from 0 to n - 1 */
    CTQUEENS_NO_SOLUTION = -6       /**< the placement is no solution */
};

/** A square. Row 0 is the top row, column 0 is file a. */
typedef struct ctqueens_square
{
    uint8_t row;    /**< 0...n - 1 from the top */
    uint8_t column; /**< 0...n - 1 from the left */
} ctqueens_square;

/** A placement of eight queens: the columns, 0...7, of the rows 0...7. */
typedef uint8_t ctqueens_placement_8[8];

/**
 * The 92 solutions for n = 8 in lexicographic order: `ctqueens_solutions_8()[index][row]` is a
 * column. The table is read-only data of 736 bytes; never null.
 */
CTQUEENS_PUBLIC const ctqueens_placement_8* ctqueens_solutions_8(void) CTQUEENS_NOEXCEPT;

/**
 * The 12 fundamental solutions for n = 8: of each orbit under the eight symmetries the first. The
 * table is read-only data of 96 bytes; never null.
 */
CTQUEENS_PUBLIC const ctqueens_placement_8* ctqueens_fundamental_solutions_8(void)
    CTQUEENS_NOEXCEPT;

/** The number of solutions (OEIS A000170) for n = 1...12, or #CTQUEENS_BAD_SIZE. Constant time. */
CTQUEENS_PUBLIC int32_t ctqueens_count(int32_t n) CTQUEENS_NOEXCEPT;

/**
 * The number of fundamental solutions (OEIS A002562) for n = 1...12, or #CTQUEENS_BAD_SIZE.
 * Constant time.
 */
CTQUEENS_PUBLIC int32_t ctqueens_fundamental_count(int32_t n) CTQUEENS_NOEXCEPT;

/**
 * Writes solution `index`, 0 <= index < ctqueens_count(n), of the lexicographic order to `columns`,
 * which has room for `capacity` columns. Returns n, the number of columns written, or
 * #CTQUEENS_BAD_SIZE, #CTQUEENS_BAD_INDEX, #CTQUEENS_NULL_POINTER or #CTQUEENS_BUFFER_TOO_SMALL.
 */
CTQUEENS_PUBLIC int32_t ctqueens_solution(int32_t n, int32_t index, uint8_t* columns,
                                          size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * Writes fundamental solution `index`, 0 <= index < ctqueens_fundamental_count(n); otherwise as
 * ctqueens_solution().
 */
CTQUEENS_PUBLIC int32_t ctqueens_fundamental_solution(int32_t n, int32_t index, uint8_t* columns,
                                                      size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * The index of a placement of n queens among the solutions, by binary search, or
 * #CTQUEENS_NO_SOLUTION, #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER or #CTQUEENS_OFF_THE_BOARD.
 */
CTQUEENS_PUBLIC int32_t ctqueens_index_of(int32_t n, const uint8_t* columns) CTQUEENS_NOEXCEPT;

/**
 * Which solutions have queens on all of `square_count` squares? Writes their indices in ascending
 * order to `indices`, which has room for `capacity` of them, and returns their number. With
 * capacity 0 nothing is written, `indices` may be null, and the number alone is returned. `squares`
 * may be null if `square_count` is 0; then all solutions are meant. Looks at every solution. May
 * return #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER, #CTQUEENS_OFF_THE_BOARD or
 * #CTQUEENS_BUFFER_TOO_SMALL.
 */
CTQUEENS_PUBLIC int32_t ctqueens_having(int32_t n, const ctqueens_square* squares,
                                        size_t square_count, int32_t* indices,
                                        size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * Whether a placement of n queens is a solution: 1 if it is and 0 if not. If it is not, two squares
 * whose queens attack each other, the upper first, are written to `attacking`, unless that is null.
 * May return #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER or #CTQUEENS_OFF_THE_BOARD.
 */
CTQUEENS_PUBLIC int32_t ctqueens_check(int32_t n, const uint8_t* columns,
                                       ctqueens_square attacking[2]) CTQUEENS_NOEXCEPT;

/** A sentence on a result of the other functions: what is wrong and what is allowed. Never null. */
CTQUEENS_PUBLIC const char* ctqueens_message(int32_t result) CTQUEENS_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#undef CTQUEENS_PUBLIC
#undef CTQUEENS_NOEXCEPT

#endif
