// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads the forms in which a search may report a placement. All but columns are written as text,
/// which the parser reads, so that they have the same faults.
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
template <is_line Line> void require_line(const Line& line);
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
    constexpr void put_string(const auto& string) {
        detail::for_each_character(string, [&](char character) { put(character); });
    }

    // Blanks are empty squares, unless the row is long enough to have blanks between its squares.
    // 0 and 1 are squares too, not labels.
    constexpr void put_row(const auto& string) {
        int length = 0;
        detail::for_each_character(string, [&](char character) {
            const bool is_later_byte = (character & 0xC0) == 0x80; // of UTF-8
            if (!is_later_byte) ++length;
        });
        const char blank = length > N ? ' ' : '.';
        detail::for_each_character(string, [&](char character) {
            put(character == ' '   ? blank
                : character == '0' ? '.'
                : character == '1' ? 'Q'
                                   : character);
        });
    }

    constexpr void put_line(const auto& line) {
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
            if (N != 2 && count == 2) {
                put_square(first[0], first[1]);
            } else { // any integer but 0 is a queen
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
        return read([](const unread_text& text, std::uint8_t* columns) {
            return detail::read_any(text, N, columns);
        });
    }
    [[nodiscard]] constexpr examination read_lines() const noexcept {
        return read([this](const unread_text& text, std::uint8_t* columns) {
            return detail::read_notation(notation_of_lines_, text, N, columns);
        });
    }

private:
    [[nodiscard]] constexpr examination read(auto read_text) const noexcept {
        examination result;
        result.size = N;
        const bool is_whole = out_.size() <= sizeof text_;
        const unread_text text{text_, 0, is_whole ? out_.size() : 0};
        const parsed<int> found = read_text(text, result.columns);
        if (found) return result;
        result.what = fault::not_read;
        result.error = is_whole ? found.error : parse_error::too_long;
        for (std::size_t at = 0; at < found.position; ++at) {
            if (text_[at] == '\n') ++result.row;
        }
        return result;
    }

    constexpr void put(const auto& part) { out_ = text::put(out_, part); }

    constexpr void put_square(std::int64_t row, std::int64_t column) {
        notation_of_lines_ = notation::squares;
        const bool is_on_board = row >= 0 && row < N && column >= 0 && column < N;
        const square at{static_cast<int>(row), static_cast<int>(column)};
        constexpr const char* off_every_board = "z1";
        out_ = is_on_board ? text::put(out_, square_name{N, at}) : text::put(out_, off_every_board);
    }

    char text_[64 + std::size_t(N + 2) * std::size_t(4 * N + 8)]{};
    text::bounded_output out_{text_, sizeof text_};
    notation notation_of_lines_ = notation::board;
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
        const char* separator = "";
        for (auto&& line : queens) {
            text.put_string(separator);
            text.put_line(line);
            separator = "\n";
        }
        return text.read_lines();
    }
}
template <int N, int M> constexpr examination read(const grid<M>& board) {
    return detail::read<N>(board.cells);
}

} // namespace ctqueens::detail

#endif
