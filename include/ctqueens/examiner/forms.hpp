// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads the forms in which a search may report a placement. Squares and rows are written as text,
/// which the parser reads, so that they have the faults of a string.
#ifndef CTQUEENS_EXAMINER_FORMS_HPP
#define CTQUEENS_EXAMINER_FORMS_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/grid.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/text/output.hpp>
#include <ctqueens/text/parts.hpp>

namespace ctqueens::detail {

// ---------------------------------------------------------------- what each form consists of

// For `requires`: an element that a range-based for loop visits. The argument 0 prefers the
// overload for int (member functions) to that for long (argument-dependent lookup).
template <class Element, std::size_t size> Element& visited(Element (&range)[size], int);
template <class Range>
auto visited(Range& range, int) -> decltype(static_cast<void>(range.end()), *range.begin());
template <class Range>
auto visited(Range& range, long) -> decltype(static_cast<void>(end(range)), *begin(range));
template <class Range>
concept is_range = requires(Range& range) {
    detail::visited(range, 0);
};

template <class Type> inline constexpr bool is_character = false;
template <> inline constexpr bool is_character<char> = true;
template <> inline constexpr bool is_character<wchar_t> = true;
#ifdef __cpp_char8_t // -fno-char8_t removes the type
template <> inline constexpr bool is_character<char8_t> = true;
#endif
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;
template <class Type> inline constexpr bool is_character<volatile Type> = is_character<Type>;

// Returns an integer of any type or, if it does not fit, a number that is off the board. (Only
// integers can be the right operand of a shift.)
template <class Integer>
    requires(!is_character<Integer>)
constexpr auto to_64_bits(const Integer& integer)
    -> decltype(static_cast<void>(1 << +integer), std::int64_t()) {
    const auto number = +integer;
    const auto converted = static_cast<std::int64_t>(number);
    return static_cast<decltype(+integer)>(converted) == number ? converted : -1;
}
template <class Range>
concept has_integers = requires(const Range& range) {
    detail::to_64_bits(detail::visited(range, 0));
};

// Characters of more than one byte are not UTF-8.
template <class Character>
    requires(is_character<Character> && sizeof(Character) == 1)
constexpr char to_char(const Character& character) { return static_cast<char>(character); }
template <class Range>
concept has_characters = requires(const Range& range) {
    detail::to_char(detail::visited(range, 0));
};
template <class Type>
concept is_pointer_to_text = requires(const Type& text, const char*& from) {
    from = text;
    *text; // not nullptr
};
template <class Type>
concept is_string = has_characters<Type> || is_pointer_to_text<Type>;

// A square has members `row` and `column`, or two elements, as a std::pair has.
template <class Type>
concept has_row_and_column = requires(const Type& at) {
    detail::to_64_bits(at.row);
    detail::to_64_bits(at.column);
};
template <class Type>
concept is_pair = requires(const Type& at) {
    detail::to_64_bits(get<0>(at));
    detail::to_64_bits(get<1>(at));
};

// What stands in a line of the text: a row of the board, or a square.
template <class Type>
concept is_line =
    is_string<Type> || has_integers<Type> || has_row_and_column<Type> || is_pair<Type>;
template <is_line Line> void require_line(const Line& line); // an element of any value category
template <class Range>
concept has_lines = requires(const Range& range) {
    detail::require_line(detail::visited(range, 0));
};

// ---------------------------------------------------------------- columns

template <int N> constexpr examination read_columns(const auto& range) {
    examination result;
    result.size = N;
    for (int row = 0; row < N; ++row) result.columns[row] = N; // no queen yet
    std::int64_t rows = 0;
    bool may_count_from_1 = true;
    for (auto&& each : range) {
        const std::int64_t column = detail::to_64_bits(each);
        const bool is_on_board = column >= 0 && column < N;
        if (rows < N && is_on_board) result.columns[rows] = static_cast<std::uint8_t>(column);
        if (!is_on_board && result.is_passed()) {
            result.what = fault::off_the_board;
            result.row = static_cast<int>(rows);
            result.number = column;
        }
        may_count_from_1 = may_count_from_1 && column >= 1 && column <= N;
        ++rows;
    }
    if (rows != N) {
        result.what = fault::wrong_size;
        result.number = rows;
    } else if (!result.is_passed() && may_count_from_1) {
        result.what = fault::counted_from_1;
        for (int row = 0; row < N; ++row) --result.columns[row];
    }
    return result;
}

// ---------------------------------------------------------------- text

// Visits the characters before the first null character.
constexpr void for_each_character(const auto& string, auto visit) {
    if constexpr (is_range<decltype(string)>) { // an array may have no null character
        for (auto&& each : string) {
            const char character = detail::to_char(each);
            if (character == '\0') break;
            visit(character);
        }
    } else {
        for (const char* at = string; *at != '\0'; ++at) visit(*at);
    }
}

// What is reported, as text: room for a board with blanks, labels and characters of three bytes.
template <int N> class form_text {
public:
    form_text() = default;
    form_text(const form_text&) = delete; // out_ points to text_
    form_text& operator=(const form_text&) = delete;

    constexpr void put_string(const auto& string) {
        detail::for_each_character(string, [&](char character) { put(character); });
    }

    constexpr void put_line(const auto& line) {
        if (lines_++ != 0) put('\n');
        using type = decltype(line);
        if constexpr (is_string<type>) {
            put_row(line);
        } else if constexpr (has_integers<type>) {
            std::int64_t first[2]{};
            int count = 0;
            for (auto&& each : line) {
                if (count < 2) first[count] = detail::to_64_bits(each);
                ++count;
            }
            if (N != 2 && count == 2) { // for N = 2, two integers are a row
                put_square(first[0], first[1]);
            } else {                      // any integer but 0 is a queen
                if (count == 0) put('.'); // the parser passes over empty lines
                for (auto&& cell : line) put(+cell != 0 ? 'Q' : '.');
            }
        } else if constexpr (has_row_and_column<type>) {
            put_square(detail::to_64_bits(line.row), detail::to_64_bits(line.column));
        } else {
            const auto& [row, column] = line; // compiles only if there are exactly two
            put_square(detail::to_64_bits(row), detail::to_64_bits(column));
        }
    }

    // Returns the placement that a string describes, in any notation of from_text().
    [[nodiscard]] constexpr examination read_string() const noexcept {
        return parse([](const unread_text& text, std::uint8_t* columns) {
            return detail::read_any(text, N, columns);
        });
    }
    [[nodiscard]] constexpr examination read_lines() const noexcept {
        if (lines_ != N) return {.what = fault::wrong_size, .size = N, .number = lines_};
        examination result = parse([this](const unread_text& text, std::uint8_t* columns) {
            return detail::read_notation(notation_of_lines_, text, N, columns);
        });
        if (result.error == parse_error::not_a_square && are_squares_from_1()) {
            result.what = fault::counted_from_1;
            result.error = parse_error::none;
            for (int row = 0; row < N; ++row)
                result.columns[row] = static_cast<std::uint8_t>(columns_from_1_[row] - 1);
        }
        return result;
    }

private:
    // If there is not enough room, reads the beginning: it may have a fault.
    [[nodiscard]] constexpr examination parse(auto read_text) const noexcept {
        examination result;
        result.size = N;
        const bool is_whole = out_.size() <= sizeof text_;
        const std::size_t length = is_whole ? out_.size() : sizeof text_;
        const parsed<int> found = read_text(unread_text{text_, 0, length}, result.columns);
        if (found && is_whole) return result;
        std::size_t last_line = length;
        while (last_line > 0 && text_[last_line - 1] != '\n') --last_line;
        const bool is_cut = !is_whole && (found || found.error == parse_error::ends_early ||
                                          (found.position >= last_line && last_line > 0));
        result.what = fault::not_read;
        result.error = is_cut ? parse_error::too_long : found.error;
        const std::size_t position = is_cut ? length : found.position;
        for (std::size_t at = 0; at < position; ++at) {
            if (text_[at] == '\n') ++result.row;
        }
        return result;
    }

    constexpr void put(const auto& part) { out_ = text::put(out_, part); }

    // A number in front of N symbols is a rank; any other 0 or 1 is a square. A blank is an empty
    // square, unless the row has N symbols without blanks, or is longer with them.
    constexpr void put_row(const auto& string) {
        int width = 0, symbols = 0, digits = 0;
        bool is_number = true;
        detail::for_each_character(string, [&](char character) {
            const bool is_later_byte = (character & 0xC0) == 0x80; // of UTF-8
            if (!is_later_byte && !is_in("\r\n", character)) ++width;
            const bool is_blank = is_in(" \t\r\n,", character);
            is_number = is_number && (is_digit(character) || (is_blank && symbols == 0));
            if (is_number && !is_blank) ++digits; // of the number in front
            if (!is_blank && !is_later_byte) ++symbols;
        });
        if (width == 0) put('.'); // the parser passes over empty lines
        int digits_of_rank = symbols - digits == N ? digits : 0;
        const char blank = symbols < N && width <= N ? '.' : ' ';
        detail::for_each_character(string, [&](char character) {
            const bool is_of_rank = is_digit(character) && digits_of_rank-- > 0;
            put(is_of_rank                      ? character
                : is_in(" \t", character)       ? blank
                : is_in("\r\n", character)      ? ' '
                : is_in("\"'()[]{}", character) ? '?' // would end the row
                : character == '0'              ? '.'
                : character == '1'              ? 'Q'
                                                : character);
        });
    }

    constexpr void put_square(std::int64_t row, std::int64_t column) {
        notation_of_lines_ = notation::squares;
        if (row >= 0 && row < N && column >= 0 && column < N) {
            put(square_name{N, {static_cast<int>(row), static_cast<int>(column)}});
        } else {
            constexpr const char* off_every_board = "z1";
            put(off_every_board);
        }
        if (row >= 1 && row <= N && column >= 1 && column <= N) {
            columns_from_1_[row - 1] = static_cast<std::uint8_t>(column);
        }
    }

    // Returns whether there is a square in each row, if all are counted from 1.
    [[nodiscard]] constexpr bool are_squares_from_1() const noexcept {
        int rows = 0;
        for (const std::uint8_t column : columns_from_1_) rows += column != 0 ? 1 : 0;
        return rows == N;
    }

    char text_[64 + std::size_t(N + 2) * std::size_t(4 * N + 8)]{};
    text::bounded_output out_{text_, sizeof text_};
    std::int64_t lines_ = 0;
    notation notation_of_lines_ = notation::board;
    std::uint8_t columns_from_1_[array_size<N>]{}; // of squares; 0 if a row has none
};

// Reads a string, or N columns, squares, or rows of the board.
template <int N, class Queens>
    requires(is_string<Queens> || has_integers<Queens> || has_lines<Queens>)
constexpr examination read(const Queens& queens) {
    if constexpr (is_string<Queens>) {
        form_text<N> text;
        text.put_string(queens);
        return text.read_string();
    } else if constexpr (has_integers<Queens>) {
        return detail::read_columns<N>(queens);
    } else {
        form_text<N> text;
        for (auto&& line : queens) text.put_line(line);
        return text.read_lines();
    }
}
template <int N, int M> constexpr examination read(const grid<M>& board) {
    return detail::read<N>(board.cells);
}

} // namespace ctqueens::detail

#endif
