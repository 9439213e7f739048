// SPDX-License-Identifier: BSL-1.0
// What needs the tables of all sizes.
#include "argument_errors.hpp"
#include "compiled_tables.hpp"

namespace {

using namespace ctqueens;

// A table whose size is known at run time only: row `index` has n columns from index * n on.
struct rows_of_columns
{
    const uint8_t* columns = nullptr;
    int32_t count = 0;
    int32_t n = 0;

    [[nodiscard]] const uint8_t* operator[](int32_t index) const noexcept
    {
        return columns + index * n;
    }
};

template <int N, std::size_t count>
rows_of_columns untyped(const table<N, count>& rows) noexcept
{
    static_assert(sizeof(placement<N>) == N);
    return {rows.data()->columns, static_cast<int32_t>(count), N};
}

struct tables
{
    rows_of_columns solutions;
    rows_of_columns fundamental_solutions;
};

// The tables of size n; empty ones if there are none.
template <int N = 1>
tables tables_of(int32_t n) noexcept
{
    if (n == N) {
        return {untyped(compiled::solutions<N>()), untyped(compiled::fundamental_solutions<N>())};
    }
    if constexpr (N < max_table_size) {
        return tables_of<N + 1>(n);
    } else {
        return {};
    }
}

int32_t copy_row(rows_of_columns rows, int32_t index, uint8_t* columns, size_t capacity) noexcept
{
    if (rows.n == 0) {
        return CTQUEENS_BAD_SIZE;
    }
    if (index < 0 || index >= rows.count) {
        return CTQUEENS_BAD_INDEX;
    }
    if (columns == nullptr) {
        return CTQUEENS_NULL_POINTER;
    }
    if (capacity < static_cast<size_t>(rows.n)) {
        return CTQUEENS_BUFFER_TOO_SMALL;
    }
    for (int32_t row = 0; row < rows.n; ++row) {
        columns[row] = rows[index][row];
    }
    return rows.n;
}

// Below 0, 0 or above 0 as the first placement comes before the second, is it, or comes after it.
int compare(const uint8_t* first, const uint8_t* second, int32_t n) noexcept
{
    for (int32_t row = 0; row < n; ++row) {
        if (first[row] != second[row]) {
            return first[row] - second[row];
        }
    }
    return 0;
}

bool has_queens_on(const uint8_t* columns, const ctqueens_square* squares, size_t count) noexcept
{
    for (size_t index = 0; index < count; ++index) {
        if (columns[squares[index].row] != squares[index].column) {
            return false;
        }
    }
    return true;
}

} // namespace

int32_t ctqueens_solution(int32_t n, int32_t index, uint8_t* columns, size_t capacity) noexcept
{
    return copy_row(tables_of(n).solutions, index, columns, capacity);
}

int32_t ctqueens_fundamental_solution(int32_t n, int32_t index, uint8_t* columns,
                                      size_t capacity) noexcept
{
    return copy_row(tables_of(n).fundamental_solutions, index, columns, capacity);
}

int32_t ctqueens_index_of(int32_t n, const uint8_t* columns) noexcept
{
    if (const int32_t error = compiled::error_in(n, columns)) {
        return error;
    }
    const rows_of_columns solutions = tables_of(n).solutions;
    int32_t first = 0;
    for (int32_t last = solutions.count; first < last;) { // the index is from first to last
        const int32_t middle = first + (last - first) / 2;
        if (compare(solutions[middle], columns, n) < 0) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    const bool found = first < solutions.count && compare(solutions[first], columns, n) == 0;
    return found ? first : CTQUEENS_NO_SOLUTION;
}

int32_t ctqueens_having(int32_t n, const ctqueens_square* squares, size_t square_count,
                        int32_t* indices, size_t capacity) noexcept
{
    if (const int32_t error = compiled::error_in(n, squares, square_count)) {
        return error;
    }
    if (indices == nullptr && capacity != 0) {
        return CTQUEENS_NULL_POINTER;
    }
    const rows_of_columns solutions = tables_of(n).solutions;
    const auto each_found = [&](auto action) noexcept {
        for (int32_t index = 0; index < solutions.count; ++index) {
            if (has_queens_on(solutions[index], squares, square_count)) {
                action(index);
            }
        }
    };
    int32_t count = 0;
    each_found([&](int32_t) noexcept { ++count; });
    if (capacity == 0) {
        return count;
    }
    if (capacity < static_cast<size_t>(count)) {
        return CTQUEENS_BUFFER_TOO_SMALL;
    }
    each_found([&](int32_t index) noexcept { *indices++ = index; });
    return count;
}
