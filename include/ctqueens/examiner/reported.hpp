// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads the forms in which a search may report a placement: columns and boards.
#ifndef CTQUEENS_EXAMINER_REPORTED_HPP
#define CTQUEENS_EXAMINER_REPORTED_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/placement/square_symbols.hpp>

namespace ctqueens::detail {

template <class Type> Type made() noexcept; // for operands of decltype, like std::declval

template <class Type> struct without_reference { using type = Type; };
template <class Type> struct without_reference<Type&> { using type = Type; };
template <class Type> struct without_reference<Type&&> { using type = Type; };
template <class Type> struct without_const { using type = Type; };
template <class Type> struct without_const<const Type> { using type = Type; };

// The type of the elements that a range-based for loop visits, if it can iterate over a range.
template <class Range>
concept has_member_begin = requires(Range& range) {
    *range.begin();
    range.end();
};
template <class Range>
concept has_free_begin = !has_member_begin<Range> && requires(Range & range) {
    *begin(range);
    end(range);
};
template <class Range> struct visited {};
template <has_member_begin Range> struct visited<Range> {
    using type = decltype(*made<Range&>().begin());
};
template <has_free_begin Range> struct visited<Range> {
    using type = decltype(*begin(made<Range&>()));
};
template <class Element, std::size_t size> struct visited<Element[size]> { using type = Element&; };
template <class Range>
concept has_elements = requires {
    typename visited<Range>::type;
};
template <has_elements Range>
using element_of = typename without_reference<typename visited<Range>::type>::type;

// Numbers that are not integers cannot be the right operand of a shift.
template <class Number>
concept is_integer = requires(Number& number) {
    1 << +number;
};

// Whether something is a range of columns, or a range of rows of squares.
template <class Range>
concept has_columns = has_elements<Range> && is_integer<element_of<Range>>;
template <class Range>
concept has_rows = has_elements<Range> && has_columns<element_of<Range>>;

template <class Type> inline constexpr bool is_character = false;
template <> inline constexpr bool is_character<char> = true;
template <> inline constexpr bool is_character<wchar_t> = true;
template <> inline constexpr bool is_character<char8_t> = true;
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;

// A placement as it was reported, or what is wrong with its form.
template <int N> struct reported {
    placement<N> queens{};    // the column is N in rows that do not have a queen on the board
    fault what = fault::none; // it may still not be a solution
    int row = 0;              // like the members of examination
    std::int64_t number = 0;

    constexpr void fail(fault found, std::int64_t at, std::int64_t found_number) noexcept {
        what = found;
        row = static_cast<int>(at);
        number = found_number;
    }
    constexpr void fail_with_rows(std::int64_t rows) noexcept {
        fail(fault::wrong_size, 0, rows);
        for (; rows < N; ++rows) queens.columns[rows] = N;
    }
};

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
        for (std::uint8_t& column : result.queens) --column;
    }
    return result;
}

// Decodes UTF-8, a byte at a time.
struct utf8_decoder {
    enum class character { complete, incomplete, invalid };

    // Takes a byte. Returns what is known about the character to which it should belong. A
    // character is invalid if it begins with a later byte, lacks bytes, or has more than it needs.
    constexpr character take(unsigned char byte) noexcept {
        const bool is_later_byte = byte >= 0x80 && byte < 0xC0;
        if (missing_bytes == 0) {
            first_byte = byte;
            code = byte;
            if (byte < 0x80) return character::complete;
            if (is_later_byte) return character::invalid;
            missing_bytes = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1;
            least_code = byte >= 0xF0 ? 0x10000 : byte >= 0xE0 ? 0x800 : 0x80;
            code &= 0x3FU >> missing_bytes;
            return character::incomplete;
        }
        if (!is_later_byte) return character::invalid;
        code = code << 6 | (byte & 0x3FU);
        if (--missing_bytes > 0) return character::incomplete;
        return code < least_code ? character::invalid : character::complete;
    }

    std::uint32_t code = 0; // the code point of a complete character
    std::uint32_t first_byte = 0;
    std::uint32_t least_code = 0; // that needs so many bytes
    int missing_bytes = 0;
};

// Reads the squares of a row.
class row_reader {
public:
    // Takes a character, or one byte of a character in UTF-8. Returns whether the row goes on: it
    // ends with a null character, and with the first character that is not a square.
    template <class Character> constexpr bool read_character(Character character) noexcept {
        if constexpr (sizeof(Character) > 1) {
            return read_code(static_cast<std::uint32_t>(character));
        } else {
            using decoded = utf8_decoder::character;
            const decoded state = bytes_.take(static_cast<unsigned char>(character));
            if (state == decoded::complete) return read_code(bytes_.code);
            if (state == decoded::invalid) unknown_ = bytes_.first_byte;
            return state == decoded::incomplete;
        }
    }

    constexpr void read_square(bool has_queen) noexcept {
        if (has_queen && queens_++ == 0) column_ = squares_;
        ++squares_;
    }

    // Stores the queen of the row, or the fault if it is the first one.
    template <int N> constexpr void store(reported<N>& result, std::int64_t row) const noexcept {
        // The row may end within a character.
        const std::uint32_t unknown = bytes_.missing_bytes > 0 ? bytes_.first_byte : unknown_;
        const fault found = unknown != 0    ? fault::not_a_square
                            : squares_ != N ? fault::wrong_row_size
                            : queens_ == 0  ? fault::empty_row
                            : queens_ > 1   ? fault::two_in_a_row
                                            : fault::none;
        result.queens.columns[row] = static_cast<std::uint8_t>(found == fault::none ? column_ : N);
        if (found == fault::none || result.what != fault::none) return;
        result.fail(found, row, found == fault::not_a_square ? unknown : squares_);
    }

private:
    constexpr bool read_code(std::uint32_t code) noexcept {
        if (code == 0) return false;
        const symbol read = code == ' ' ? symbol::empty : square_symbol(code);
        if (read == symbol::unknown) {
            unknown_ = code;
            return false;
        }
        read_square(read == symbol::queen);
        return true;
    }

    utf8_decoder bytes_;
    std::int64_t squares_ = 0;
    std::int64_t queens_ = 0;
    std::int64_t column_ = 0;   // of the first queen
    std::uint32_t unknown_ = 0; // the character that is not a square, or its first byte
};

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
