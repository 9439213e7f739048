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

// ---------------------------------------------------------------- types

template <class Type> Type made() noexcept; // for operands of decltype, like std::declval

template <class Type> struct plain { using type = Type; };
template <class Type> struct plain<const Type> : plain<Type> {};
template <class Type> struct plain<Type&> : plain<Type> {};
template <class Type> struct plain<Type&&> : plain<Type> {};

// Two kinds of ranges over which a range-based for loop can iterate, besides built-in arrays.
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
// The type of the elements that the loop visits, if it can iterate over a range.
template <class Range> struct visited {};
template <has_member_begin Range>
struct visited<Range> : plain<decltype(*made<Range&>().begin())> {};
template <has_free_begin Range> struct visited<Range> : plain<decltype(*begin(made<Range&>()))> {};
template <class Element, std::size_t size> struct visited<Element[size]> : plain<Element> {};
template <class Range> struct visited<Range&> : visited<Range> {};
template <class Range> using element_of = typename visited<Range>::type;
template <class Range>
concept is_range = requires {
    typename element_of<Range>;
};

template <class Type> inline constexpr bool is_character = false;
template <> inline constexpr bool is_character<char> = true;
template <> inline constexpr bool is_character<wchar_t> = true;
#ifdef __cpp_char8_t // -fno-char8_t removes the type
template <> inline constexpr bool is_character<char8_t> = true;
#endif
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;

// What converts to an integer. (Other numbers cannot be the right operand of a shift.)
template <class Type>
concept is_integer = !is_character<Type> && requires(const Type& number) {
    1 << +number;
};
template <class Type>
concept is_string = (is_range<Type> && is_character<element_of<Type>> &&
                     sizeof(element_of<Type>) == 1) || // wider ones are not UTF-8
                    requires(const Type& text, const char*& from) {
    from = text;
};

// A square has members `row` and `column`, or two elements, as a std::pair has.
template <class Type>
concept has_row_and_column = requires(const Type& at) {
    requires is_integer<typename plain<decltype(at.row)>::type>;
    requires is_integer<typename plain<decltype(at.column)>::type>;
};
template <class Type>
concept is_pair = requires(const Type& at) {
    requires is_integer<typename plain<decltype(get<0>(at))>::type>;
    requires is_integer<typename plain<decltype(get<1>(at))>::type>;
};

template <class Range>
concept has_columns = is_range<Range> && is_integer<element_of<Range>>;
template <class Range>
concept has_strings = is_range<Range> && is_string<element_of<Range>>;
template <class Range>
concept has_rows = is_range<Range> && has_columns<element_of<Range>>;
template <class Range>
concept has_squares = is_range<Range> && !has_rows<Range> &&
                      (has_row_and_column<element_of<Range>> || is_pair<element_of<Range>>);

// ---------------------------------------------------------------- columns

// Returns an integer of any type or, if it does not fit, a number that is off the board.
template <class Integer> constexpr std::int64_t to_64_bits(const Integer& integer) {
    const auto number = +integer;
    const auto converted = static_cast<std::int64_t>(number);
    return static_cast<decltype(+integer)>(converted) == number ? converted : -1;
}

template <int N, has_columns Range> constexpr examination read(Range& range) {
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

constexpr int count_elements(auto& range) {
    int count = 0;
    for ([[maybe_unused]] auto&& each : range) ++count;
    return count;
}

// What is reported, as text: room for a board with blanks, labels and characters of three bytes.
template <int N> class report_text {
public:
    template <class Part> constexpr void put(const Part& part) noexcept {
        out_ = text::put(out_, part);
    }
    // A negative number becomes something that is no number.
    constexpr void put_number(char before, std::int64_t number) noexcept {
        put(before);
        if (number < 0) put('-');
        put(number < 0 ? 0 : static_cast<std::uint64_t>(number));
    }
    // Stops at a null character. Replaces blanks.
    template <class String> constexpr void put_string(const String& string, char blank) {
        const auto put_next = [&](auto character) {
            if (character != 0) put(character == ' ' ? blank : static_cast<char>(character));
            return character != 0;
        };
        if constexpr (is_range<const String>) {
            for (auto&& character : string) {
                if (!put_next(character)) break;
            }
        } else {
            for (const char* at = string; put_next(*at);) ++at;
        }
    }

    // Returns the placement that the text describes in any notation of from_text().
    [[nodiscard]] constexpr examination read() const noexcept {
        examination result;
        result.size = N;
        const bool is_whole = out_.size() <= sizeof text_;
        const unread_text text{text_, 0, is_whole ? out_.size() : 0};
        const parsed<int> found = detail::read_any(text, N, result.columns);
        if (found) return result;
        result.what = fault::not_read;
        result.error = is_whole ? found.error : parse_error::too_long;
        for (std::size_t at = 0; at < found.position; ++at) {
            if (text_[at] == '\n') ++result.row;
        }
        return result;
    }

private:
    char text_[64 + std::size_t(N + 2) * std::size_t(4 * N + 8)]{};
    text::bounded_output out_{text_, sizeof text_};
};

template <int N, is_string String> constexpr examination read(String& string) {
    report_text<N> text;
    text.put_string(string, ' ');
    return text.read();
}

// Rows of N characters, where a blank is an empty square.
template <int N, has_strings Board> constexpr examination read(Board& board) {
    report_text<N> text;
    for (auto&& row : board) {
        text.put_string(row, '.');
        text.put('\n');
    }
    return text.read();
}

// The parser removes two pairs of brackets, which must not be those of a single square.
inline constexpr const char *before_squares = "[[", *after_squares = "]]";

// Rows of N integers, where any integer but 0 is a queen, or of two, which are squares.
template <int N, has_rows Board> constexpr examination read(Board& board) {
    report_text<N> text;
    bool is_first = true, are_squares = false;
    for (auto&& row : board) {
        if (is_first) are_squares = N != 2 && detail::count_elements(row) == 2;
        if (is_first && are_squares) text.put(before_squares);
        is_first = false;
        char before = '(';
        for (auto&& cell : row) {
            if (are_squares) {
                text.put_number(before, detail::to_64_bits(cell));
                before = ',';
            } else {
                text.put(+cell != 0 ? 'Q' : '.');
            }
        }
        text.put(are_squares ? ")\n" : "\n");
    }
    if (are_squares) text.put(after_squares);
    return text.read();
}
template <int N, int M> constexpr examination read(const grid<M>& board) noexcept {
    return detail::read<N>(board.cells);
}

template <int N, has_squares Range> constexpr examination read(Range& range) {
    report_text<N> text;
    text.put(before_squares);
    for (auto&& at : range) {
        if constexpr (has_row_and_column<element_of<Range>>) {
            text.put_number('(', detail::to_64_bits(at.row));
            text.put_number(',', detail::to_64_bits(at.column));
        } else {
            text.put_number('(', detail::to_64_bits(get<0>(at)));
            text.put_number(',', detail::to_64_bits(get<1>(at)));
        }
        text.put(")\n");
    }
    text.put(after_squares);
    return text.read();
}

} // namespace ctqueens::detail

#endif
