// SPDX-License-Identifier: BSL-1.0
// The C functions that need the tables of all sizes.
#include "c_interface.hpp"
#include "compiled_tables.hpp"

#include <ctqueens/examiner/describe.hpp>

namespace {

using namespace ctqueens;
using compiled::tables_of;

int32_t copy_row(table_view rows, int32_t index, uint8_t* columns, size_t capacity) noexcept {
    if (rows.board_size() == 0) return CTQUEENS_BAD_SIZE;
    if (index < 0 || static_cast<size_t>(index) >= rows.size()) return CTQUEENS_BAD_INDEX;
    if (columns == nullptr) return CTQUEENS_NULL_POINTER;
    if (capacity < static_cast<size_t>(rows.board_size())) return CTQUEENS_BUFFER_TOO_SMALL;
    for (const int column : rows[static_cast<size_t>(index)])
        *columns++ = static_cast<uint8_t>(column);
    return rows.board_size();
}

} // namespace

int32_t ctqueens_solution(int32_t n, int32_t index, uint8_t* columns, size_t capacity) noexcept {
    return copy_row(tables_of(n).solutions, index, columns, capacity);
}

int32_t ctqueens_fundamental_solution(int32_t n, int32_t index, uint8_t* columns,
                                      size_t capacity) noexcept {
    return copy_row(tables_of(n).fundamental_solutions, index, columns, capacity);
}

int32_t ctqueens_index_of(int32_t n, const uint8_t* columns) noexcept {
    if (const int32_t error = c_interface::error_in(n, columns, static_cast<size_t>(n)))
        return error;
    const std::size_t index = tables_of(n).index_of({columns, n});
    return index == not_found ? CTQUEENS_NO_SOLUTION : static_cast<int32_t>(index);
}

int32_t ctqueens_having(int32_t n, const ctqueens_square* squares, size_t square_count,
                        int32_t* indices, size_t capacity) noexcept {
    if (const int32_t error = c_interface::error_in(n, squares, square_count)) return error;
    if (indices == nullptr && capacity != 0) return CTQUEENS_NULL_POINTER;
    const table_view solutions = tables_of(n).solutions;
    int32_t count = 0;
    for (const placement_view queens : solutions) {
        count += has_queens_on(queens, squares, square_count) ? 1 : 0;
    }
    if (capacity == 0) return count;
    if (capacity < static_cast<size_t>(count)) return CTQUEENS_BUFFER_TOO_SMALL;
    for (size_t index = 0; index < solutions.size(); ++index) {
        if (has_queens_on(solutions[index], squares, square_count)) {
            *indices++ = static_cast<int32_t>(index);
        }
    }
    return count;
}

int32_t ctqueens_grade(int32_t n, const uint8_t* columns, size_t count, char* sentence,
                       size_t capacity) noexcept {
    if (!has_table(n)) return CTQUEENS_BAD_SIZE;
    if (columns == nullptr && count != 0) return CTQUEENS_NULL_POINTER;
    if (sentence == nullptr && capacity != 0) return CTQUEENS_NULL_POINTER;
    const examination result = compiled::with_size(
        n, examination(), [=]<int N>() { return compiled::grade_with_table<N>(columns, count); });
    if (capacity != 0) {
        char text[max_description_length];
        const auto length = static_cast<size_t>(describe(result, text) - text) - 1; // no newline
        if (capacity <= length) return CTQUEENS_BUFFER_TOO_SMALL;
        for (size_t index = 0; index < length; ++index) sentence[index] = text[index];
        sentence[length] = '\0';
    }
    return result.is_passed() ? 1 : 0;
}
