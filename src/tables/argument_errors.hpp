// SPDX-License-Identifier: BSL-1.0
// Checks the arguments of the C interface.
#ifndef CTQUEENS_TABLES_ARGUMENT_ERRORS_HPP
#define CTQUEENS_TABLES_ARGUMENT_ERRORS_HPP

#include <ctqueens/ctqueens.h>
#include <ctqueens/solutions.hpp>

namespace ctqueens::compiled {

// Returns the error of a placement of n queens, or 0.
constexpr int32_t error_in(int32_t n, const uint8_t* columns) noexcept
{
    if (!detail::has_table(n)) {
        return CTQUEENS_BAD_SIZE;
    }
    if (columns == nullptr) {
        return CTQUEENS_NULL_POINTER;
    }
    for (int row = 0; row < n; ++row) {
        if (columns[row] >= n) {
            return CTQUEENS_OFF_THE_BOARD;
        }
    }
    return 0;
}

// Returns the error of squares of a board of n rows, or 0.
constexpr int32_t error_in(int32_t n, const ctqueens_square* squares, size_t count) noexcept
{
    if (!detail::has_table(n)) {
        return CTQUEENS_BAD_SIZE;
    }
    if (squares == nullptr && count != 0) {
        return CTQUEENS_NULL_POINTER;
    }
    for (size_t index = 0; index < count; ++index) {
        if (squares[index].row >= n || squares[index].column >= n) {
            return CTQUEENS_OFF_THE_BOARD;
        }
    }
    return 0;
}

} // namespace ctqueens::compiled

#endif
