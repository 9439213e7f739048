/* SPDX-License-Identifier: BSL-1.0 */
/**
 * @file
 * The C interface to the tables, for C99, C++, and any language that can call C. To use it, link
 * with the ctqueens library (`ctqueens::tables` in CMake, `-lctqueens` on the command line).
 *
 * The board size n is 1...12, or 1...255 for ctqueens_check() and ctqueens_read(), which need no
 * table. A placement is an array of n columns, one per row from the top down; rows and columns are
 * counted from 0. All functions are thread-safe, and none allocates memory. On failure, a function
 * returns a negative ::ctqueens_error and writes nothing, except `position` of ctqueens_read().
 */
#ifndef CTQUEENS_CTQUEENS_H
#define CTQUEENS_CTQUEENS_H

#include <stddef.h>
#include <stdint.h>

/** @cond */
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
/** @endcond */

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup c
 * @{ */

/** The error codes that functions return. ctqueens_message() describes them. */
enum ctqueens_error {
    CTQUEENS_BAD_SIZE = -1,     /**< n is not between 1 and 12 (1 and 255 for ctqueens_check()) */
    CTQUEENS_BAD_INDEX = -2,    /**< there is no solution with this index */
    CTQUEENS_NULL_POINTER = -3, /**< a required pointer is null */
    CTQUEENS_BUFFER_TOO_SMALL = -4, /**< the result does not fit in the buffer */
    CTQUEENS_OFF_THE_BOARD = -5,    /**< a row or a column is not between 0 and n - 1 */
    CTQUEENS_NO_SOLUTION = -6,      /**< the placement is not a solution */
    /* The errors of ctqueens_read(): */
    CTQUEENS_ENDS_EARLY = -32,    /**< the text ends before every row has a queen */
    CTQUEENS_TOO_LONG = -33,      /**< the text continues after every row has a queen */
    CTQUEENS_NOT_A_COLUMN = -34,  /**< something that is not a column of the board */
    CTQUEENS_NOT_A_SQUARE = -35,  /**< something that is not a square of the board */
    CTQUEENS_NOT_FEN = -36,       /**< not a queen, a count of empty squares or the end of a row */
    CTQUEENS_ROW_TOO_LONG = -37,  /**< a row that is too long for the board */
    CTQUEENS_ROW_TOO_SHORT = -38, /**< a row that is too short for the board */
    CTQUEENS_QUEEN_MISSING = -39, /**< a row without a queen */
    CTQUEENS_SECOND_QUEEN = -40,  /**< a row with two queens */
    CTQUEENS_NO_NOTATION = -41    /**< a text that is not in any notation */
};

/** A square. Row 0 is the top row; column 0 is file a. */
typedef struct ctqueens_square {
    uint8_t row;    /**< 0...n - 1 from the top */
    uint8_t column; /**< 0...n - 1 from the left */
} ctqueens_square;

/** A placement of eight queens: the column (0...7) of the queen in each row. */
typedef uint8_t ctqueens_placement_8[8];

/**
 * Returns the 92 solutions for n = 8 in lexicographic order: `ctqueens_solutions_8()[index][row]`
 * is the column of a queen. The table is 736 bytes of read-only data. Never returns null.
 */
CTQUEENS_PUBLIC const ctqueens_placement_8* ctqueens_solutions_8(void) CTQUEENS_NOEXCEPT;

/**
 * Returns the 12 fundamental solutions for n = 8, one per orbit under the eight symmetries, in
 * lexicographic order. The table is 96 bytes of read-only data. Never returns null.
 */
CTQUEENS_PUBLIC const ctqueens_placement_8*
ctqueens_fundamental_solutions_8(void) CTQUEENS_NOEXCEPT;

/** Returns the number of solutions (OEIS A000170), or #CTQUEENS_BAD_SIZE. */
CTQUEENS_PUBLIC int32_t ctqueens_count(int32_t n) CTQUEENS_NOEXCEPT;

/** Returns the number of fundamental solutions (OEIS A002562), or #CTQUEENS_BAD_SIZE. */
CTQUEENS_PUBLIC int32_t ctqueens_fundamental_count(int32_t n) CTQUEENS_NOEXCEPT;

/**
 * Writes solution `index` to `columns`, which has room for `capacity` columns. Solutions are
 * numbered from 0 in lexicographic order; 0 <= index < ctqueens_count(n). Returns n on success,
 * otherwise #CTQUEENS_BAD_SIZE, #CTQUEENS_BAD_INDEX, #CTQUEENS_NULL_POINTER or
 * #CTQUEENS_BUFFER_TOO_SMALL.
 */
CTQUEENS_PUBLIC int32_t ctqueens_solution(int32_t n, int32_t index, uint8_t* columns,
                                          size_t capacity) CTQUEENS_NOEXCEPT;

/** Like ctqueens_solution(), but for fundamental solutions: 0 <= index <
 * ctqueens_fundamental_count(n). */
CTQUEENS_PUBLIC int32_t ctqueens_fundamental_solution(int32_t n, int32_t index, uint8_t* columns,
                                                      size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * Returns the index of a solution, in constant time. On failure, returns #CTQUEENS_NO_SOLUTION,
 * #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER or #CTQUEENS_OFF_THE_BOARD.
 */
CTQUEENS_PUBLIC int32_t ctqueens_index_of(int32_t n, const uint8_t* columns) CTQUEENS_NOEXCEPT;

/**
 * Finds the solutions with queens on all `square_count` squares at `squares`, writes their indices
 * to `indices` in ascending order, and returns their number. `indices` has room for `capacity`
 * indices; if `capacity` is 0, nothing is written, and `indices` may be null. If `square_count` is
 * 0, finds all solutions, and `squares` may be null. Examines every solution. On failure, returns
 * #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER, #CTQUEENS_OFF_THE_BOARD or
 * #CTQUEENS_BUFFER_TOO_SMALL.
 */
CTQUEENS_PUBLIC int32_t ctqueens_having(int32_t n, const ctqueens_square* squares,
                                        size_t square_count, int32_t* indices,
                                        size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * Returns 1 if a placement is a solution, otherwise 0. n is 1...255. If it is not a solution and
 * `attacking` is not null, sets `attacking` to the squares of two queens that attack each other,
 * the upper queen first. On failure, returns #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER or
 * #CTQUEENS_OFF_THE_BOARD.
 */
CTQUEENS_PUBLIC int32_t ctqueens_check(int32_t n, const uint8_t* columns,
                                       ctqueens_square attacking[2]) CTQUEENS_NOEXCEPT;

/**
 * Reads a placement in any notation: `15863724`, `a8 e7 h6 f5 c4 g3 b2 d1`, `0 4 7 5 2 6 1 3` with
 * spaces or commas or as a JSON array, FEN, pairs of a row and a column, a grid of 0 and 1, or a
 * board of Q and points, as lines or as an array of strings. The text has `length` bytes of UTF-8,
 * or is null-terminated if `length` is `SIZE_MAX`. Writes the columns to `columns`, which has room
 * for `capacity` columns; 255 are always enough. Returns n, which is 1...255.
 *
 *     uint8_t columns[255];
 *     size_t position;
 *     int32_t n = ctqueens_read(text, strlen(text), columns, 255, &position);
 *     if (n < 0) printf("byte %zu: %s\n", position, ctqueens_message(n));
 *
 * On failure, returns #CTQUEENS_NULL_POINTER, #CTQUEENS_BUFFER_TOO_SMALL or what is wrong with the
 * text, from #CTQUEENS_ENDS_EARLY to #CTQUEENS_NO_NOTATION. Only if something is wrong with the
 * text, and `position` is not null, sets `position` to the byte offset of the error, counted from
 * 0.
 */
CTQUEENS_PUBLIC int32_t ctqueens_read(const char* text, size_t length, uint8_t* columns,
                                      size_t capacity, size_t* position) CTQUEENS_NOEXCEPT;

/**
 * Grades `count` placements, which are n columns each, one after the other: returns 1 if they are
 * all solutions for n, each of them once, otherwise 0. The order does not matter. Writes a sentence
 * about the first fault to `sentence`, such as "this search misses a solution: 15863724", or "this
 * search passes", with a null character at the end. `sentence` has room for `capacity` characters,
 * of which 128 are always enough; if `capacity` is 0, no sentence is written, and `sentence` may be
 * null. A column may have any value. Takes time proportional to `count`, and up to 15 KiB of the
 * stack. On failure, returns #CTQUEENS_BAD_SIZE, #CTQUEENS_NULL_POINTER or
 * #CTQUEENS_BUFFER_TOO_SMALL.
 */
CTQUEENS_PUBLIC int32_t ctqueens_grade(int32_t n, const uint8_t* columns, size_t count,
                                       char* sentence, size_t capacity) CTQUEENS_NOEXCEPT;

/**
 * Returns a description of an error: what is wrong and what is allowed. For a result that is not
 * negative, it says that there is no error. Never returns null.
 */
CTQUEENS_PUBLIC const char* ctqueens_message(int32_t result) CTQUEENS_NOEXCEPT;

/** @} */

#ifdef __cplusplus
}
#endif

#undef CTQUEENS_PUBLIC
#undef CTQUEENS_NOEXCEPT

#endif
