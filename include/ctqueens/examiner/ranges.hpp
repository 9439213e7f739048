// SPDX-License-Identifier: BSL-1.0
/// @file
/// Which types are columns, squares, text, and ranges of them.
#ifndef CTQUEENS_EXAMINER_RANGES_HPP
#define CTQUEENS_EXAMINER_RANGES_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

template <class Type> Type made() noexcept; // for operands of decltype, like std::declval

template <class Type> struct plain { using type = Type; };
template <class Type> struct plain<const Type> : plain<Type> {};
template <class Type> struct plain<Type&> : plain<Type> {};
template <class Type> struct plain<Type&&> : plain<Type> {};

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
template <has_member_begin Range>
struct visited<Range> : plain<decltype(*made<Range&>().begin())> {};
template <has_free_begin Range> struct visited<Range> : plain<decltype(*begin(made<Range&>()))> {};
template <class Element, std::size_t size> struct visited<Element[size]> : plain<Element> {};
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

// What converts to an integer, but is no character. (Other numbers cannot be the right operand of a
// shift.)
template <class Type>
concept is_integer = !is_character<Type> && requires(const Type& number) {
    1 << +number;
};

// A square has members `row` and `column`, or two elements, as a std::pair has.
template <class Type>
concept has_row_and_column = requires(const Type& at) {
    1 << at.row;
    1 << at.column;
};
template <class Type>
concept is_pair = requires(const Type& at) {
    1 << get<0>(at);
    1 << get<1>(at);
};

// The forms of a placement.
template <class Range>
concept is_text = is_range<Range> && is_character<element_of<Range>> &&
                  sizeof(element_of<Range>) == 1; // wider ones are not UTF-8
template <class Range>
concept has_lines = is_range<Range> && is_text<element_of<Range>>;
template <class Range>
concept has_columns = is_range<Range> && is_integer<element_of<Range>>;
template <class Range>
concept has_rows = is_range<Range> && has_columns<element_of<Range>>;
template <class Range>
concept has_squares = is_range<Range> && !has_rows<Range> &&
                      (has_row_and_column<element_of<Range>> || is_pair<element_of<Range>>);

} // namespace ctqueens::detail

#endif
