// SPDX-License-Identifier: BSL-1.0
/// @file
/// Functions that classify characters, and a class for the unread part of a text.
#ifndef CTQUEENS_PARSE_UNREAD_TEXT_HPP
#define CTQUEENS_PARSE_UNREAD_TEXT_HPP

#include <ctqueens/string_literal.hpp>

namespace ctqueens::detail {

constexpr bool is_digit(char character) noexcept
{
    return character >= '0' && character <= '9';
}

constexpr bool is_blank(char character) noexcept
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

constexpr bool is_space(char character) noexcept
{
    return character == ' ' || character == '\t';
}

// Returns whether a character may separate columns in a list.
constexpr bool is_separator(char character) noexcept
{
    return is_space(character) || character == ',';
}

constexpr bool is_ascii(char character) noexcept
{
    return static_cast<unsigned char>(character) < 0x80;
}

// Returns the index of a letter in the alphabet, ignoring case, or `otherwise` for any other character.
constexpr int index_of_letter(char character, int otherwise) noexcept
{
    return character >= 'a' && character <= 'z'   ? character - 'a'
           : character >= 'A' && character <= 'Z' ? character - 'A'
                                                  : otherwise;
}

// The unread part of a text.
struct unread_text
{
    const char* text;
    std::size_t position;
    std::size_t end;

    // Returns the next character, or a null character at the end.
    [[nodiscard]] constexpr char next() const noexcept
    {
        return position < end ? text[position] : '\0';
    }

    // If the unread text starts with `expected`, skips it and returns true.
    constexpr bool skip(const char* expected) noexcept
    {
        std::size_t after = position;
        for (; *expected != '\0'; ++expected, ++after) {
            if (after >= end || text[after] != *expected) return false;
        }
        position = after;
        return true;
    }

    // Skips characters as long as the predicate holds.
    template <class Predicate>
    constexpr void skip_all(Predicate holds) noexcept
    {
        while (position < end && holds(text[position])) {
            ++position;
        }
    }
};

constexpr unread_text whole_text(const char* text) noexcept
{
    return {text, 0, text_length(text)};
}

// Returns the unread text before the first character for which the predicate holds.
template <class Predicate>
constexpr unread_text before(unread_text in, Predicate holds) noexcept
{
    const std::size_t start = in.position;
    in.skip_all([=](char character) { return !holds(character); });
    return {in.text, start, in.position};
}

// Reads a number. To avoid overflow, numbers above 999 are read as 1000.
constexpr int read_number(unread_text& in) noexcept
{
    int number = 0;
    for (; is_digit(in.next()); ++in.position) {
        number = number < 100 ? 10 * number + (in.next() - '0') : 1000;
    }
    return number;
}

} // namespace ctqueens::detail

#endif
