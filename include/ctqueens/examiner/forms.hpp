// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads the forms in which a search may report a placement: columns and boards.
#ifndef CTQUEENS_EXAMINER_FORMS_HPP
#define CTQUEENS_EXAMINER_FORMS_HPP

#include <ctqueens/examiner/ranges.hpp>
#include <ctqueens/examiner/row_reader.hpp>
#include <ctqueens/grid.hpp>

namespace ctqueens::detail {

template <class Integer> constexpr bool is_negative(Integer integer) noexcept {
    if constexpr (Integer(-1) < Integer(1)) return integer < 0; // it is signed
    return false;
}
// Returns an integer of any type or, if 64 bits are not enough, the nearest number.
template <class Integer> constexpr std::int64_t to_64_bits(Integer integer) noexcept {
    constexpr std::int64_t greatest = 0x7FFF'FFFF'FFFF'FFFF;
    const auto converted = static_cast<std::int64_t>(integer);
    const bool is_same = static_cast<Integer>(converted) == integer &&
                         detail::is_negative(converted) == detail::is_negative(integer);
    return is_same ? converted : detail::is_negative(integer) ? -greatest - 1 : greatest;
}

template <int N> constexpr bool has_queen_in_column_0(const placement<N>& queens) noexcept {
    for (const int column : queens) {
        if (column == 0) return true;
    }
    return false;
}

template <int N, class Range> constexpr reported<N> read_columns(Range& range) {
    reported<N> result{};
    std::int64_t rows = 0;
    bool may_count_from_1 = true;
    for (auto&& element : range) {
        if (rows++ >= N) continue;
        const auto column = +element;
        const std::uint8_t stored = detail::stored_column<N>(column);
        result.queens.columns[rows - 1] = stored;
        if (stored == N) {
            may_count_from_1 = may_count_from_1 && detail::to_64_bits(column) == N;
            if (result.what == fault::none) {
                result.fail(fault::off_the_board, rows - 1, detail::to_64_bits(column));
            }
        }
    }
    if (rows != N) {
        result.fail_with_rows(rows);
    } else if (result.what != fault::none && may_count_from_1 &&
               !has_queen_in_column_0(result.queens)) {
        result.fail(fault::counted_from_1, 0, 0);
        for (std::uint8_t& column : result.queens.columns) --column;
    }
    return result;
}

template <class Row> constexpr row_reader read_row(Row& row) {
    row_reader squares;
    for (auto&& square : row) {
        if constexpr (is_character<typename without_const<element_of<Row>>::type>) {
            if (!squares.read_character(square)) break;
        } else {
            squares.read_square(+square != 0);
        }
    }
    return squares;
}

template <int N, class Board> constexpr reported<N> read_board(Board& board) {
    reported<N> result{};
    std::int64_t rows = 0;
    for (auto&& row : board) {
        if (rows++ < N) detail::read_row(row).store(result, rows - 1);
    }
    if (rows != N) result.fail_with_rows(rows);
    return result;
}

// Reads a placement in any form.
template <int N> constexpr reported<N> read(const placement<N>& queens) noexcept {
    return {queens};
}
template <int N> constexpr reported<N> read(const grid<N>& board) noexcept {
    return detail::read_board<N>(board.cells);
}
template <int N, has_columns Range> constexpr reported<N> read(Range& range) {
    return detail::read_columns<N>(range);
}
template <int N, has_rows Board> constexpr reported<N> read(Board& board) {
    return detail::read_board<N>(board);
}

} // namespace ctqueens::detail

#endif
