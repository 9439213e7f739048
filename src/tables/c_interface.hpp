// SPDX-License-Identifier: BSL-1.0
// What the C functions share: how they check their arguments.
#ifndef CTQUEENS_TABLES_C_INTERFACE_HPP
#define CTQUEENS_TABLES_C_INTERFACE_HPP

#include <ctqueens/ctqueens.h>
#include <ctqueens/table.hpp>

namespace ctqueens::c_interface {

constexpr bool is_on_board(int32_t n, uint8_t column) noexcept { return column < n; }
constexpr bool is_on_board(int32_t n, ctqueens_square at) noexcept {
    return at.row < n && at.column < n;
}

// Returns the error code for `count` columns or squares on a board of n rows, or 0 if they are
// valid.
template <class Element>
constexpr int32_t error_in(int32_t n, const Element* elements, size_t count,
                           int32_t largest = max_table_size) noexcept {
    if (n < 1 || n > largest) return CTQUEENS_BAD_SIZE;
    if (elements == nullptr && count != 0) return CTQUEENS_NULL_POINTER;
    for (size_t index = 0; index < count; ++index) {
        if (!is_on_board(n, elements[index])) return CTQUEENS_OFF_THE_BOARD;
    }
    return 0;
}

} // namespace ctqueens::c_interface

#endif
