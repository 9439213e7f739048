// SPDX-License-Identifier: BSL-1.0
/// @file
/// Which types are ranges, integers and characters.
#ifndef CTQUEENS_EXAMINER_RANGES_HPP
#define CTQUEENS_EXAMINER_RANGES_HPP

#include <ctqueens/placement.hpp>

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
#ifdef __cpp_char8_t // -fno-char8_t removes the type
template <> inline constexpr bool is_character<char8_t> = true;
#endif
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;

} // namespace ctqueens::detail

#endif
