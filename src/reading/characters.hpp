// SPDX-License-Identifier: BSL-1.0
// Characters of UTF-8, and what they are for in text that programs print.
#ifndef CTQUEENS_READING_CHARACTERS_HPP
#define CTQUEENS_READING_CHARACTERS_HPP

#include <ctqueens/parse/symbols.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctqueens::reading {

struct character {
    char32_t code;
    std::size_t length; // in bytes
};

// Returns the first character of a text that is not empty. A byte that is not UTF-8 is a character
// of its own.
constexpr character first_character(std::string_view text) noexcept {
    using enum detail::utf8_decoder::character;
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) return {first, 1};
    detail::utf8_decoder decoder;
    for (std::size_t length = 0; length < text.size();) {
        const auto state = decoder.take(static_cast<unsigned char>(text[length++]));
        if (state == complete) return {decoder.code, length};
        if (state == invalid) break;
    }
    return {0xDC00U + first, 1};
}

// Returns how many characters of a text something holds for.
template <class Holds> constexpr std::size_t count_if(std::string_view text, Holds holds) {
    std::size_t count = 0;
    while (!text.empty()) {
        const character next = first_character(text);
        count += holds(next.code);
        text.remove_prefix(next.length);
    }
    return count;
}

constexpr std::size_t count_characters(std::string_view text) noexcept {
    std::size_t count = 0;
    for (const char each : text) count += (each & 0xC0) != 0x80;
    return count;
}

// Returns the code of a byte, whether or not `char` has a sign.
constexpr char32_t code_of(char byte) noexcept { return static_cast<unsigned char>(byte); }

constexpr bool is_digit(char32_t code) noexcept { return code >= '0' && code <= '9'; }
constexpr bool is_blank(char32_t code) noexcept { return code == ' ' || code == '\t'; }
constexpr bool is_space(char32_t code) noexcept { return is_blank(code) || code == '\n'; }
constexpr bool is_quote(char32_t code) noexcept { return code == '"' || code == '\''; }

// Letters of ASCII, and of any other script; not symbols, arrows, lines and emoji.
constexpr bool is_letter(char32_t code) noexcept {
    const char32_t lower = code | 0x20;
    return (lower >= 'a' && lower <= 'z') || (code >= 0xC0 && code < 0x2000 && code != 0xD7) ||
           (code >= 0x3040 && code < 0xD800);
}

// Lines from top to bottom between the squares of a row.
constexpr bool is_bar(char32_t code) noexcept {
    return code == '|' || code == 0x2502 || code == 0x2503 || code == 0x2551;
}

// What rules between rows are drawn with.
constexpr bool is_in_rule(char32_t code) noexcept {
    switch (code) {
    case '-':
    case '=':
    case '+':
    case '_':
    case '*':
    case '#':
    case '~': return true;
    default:
        return is_bar(code) || (code >= 0x2500 && code < 0x2580) ||
               (code >= 0x2010 && code < 0x2016);
    }
}

constexpr bool opens(char character) noexcept {
    return character == '[' || character == '(' || character == '{';
}
constexpr bool closes(char character) noexcept {
    return character == ']' || character == ')' || character == '}';
}

constexpr bool is_bracket(char32_t code) noexcept {
    return code < 0x80 && (opens(char(code)) || closes(char(code)));
}

constexpr bool is_separator(char32_t code) noexcept {
    return is_space(code) || code == ',' || code == ';';
}

// Returns a text without blanks, commas and semicolons around it.
constexpr std::string_view trimmed(std::string_view text) noexcept {
    while (!text.empty() && is_separator(code_of(text.front()))) text.remove_prefix(1);
    while (!text.empty() && is_separator(code_of(text.back()))) text.remove_suffix(1);
    return text;
}

constexpr std::string_view without_quotes(std::string_view text) noexcept {
    const bool has_quotes =
        text.size() > 1 && is_quote(code_of(text.front())) && text.back() == text.front();
    return has_quotes ? text.substr(1, text.size() - 2) : text;
}

constexpr bool is_digit_at(std::string_view text, std::size_t at) noexcept {
    return at < text.size() && is_digit(code_of(text[at]));
}

// Returns whether a word is among others, which are in small letters.
template <std::size_t Count>
constexpr bool is_among(const std::string_view (&others)[Count], std::string_view word) {
    return std::ranges::any_of(others, [=](std::string_view each) {
        return std::ranges::equal(word, each, {}, [](char letter) { return char(letter | 0x20); });
    });
}

// Returns the text from one byte to another.
constexpr std::string_view between(const char* begin, const char* end) noexcept {
    return {begin, static_cast<std::size_t>(end - begin)};
}

// Returns whether a line has nothing but what rules between rows are drawn with. Stars and hashes,
// which may also be queens, are with nothing else.
constexpr bool is_rule(std::string_view line) noexcept {
    const std::size_t drawn = count_if(line, is_in_rule);
    const std::size_t symbols =
        count_if(line, [](char32_t each) { return each == '*' || each == '#'; });
    const bool may_be_queens = symbols > 0 && symbols < drawn;
    return drawn > 2 && !may_be_queens &&
           drawn + count_if(line, is_blank) == count_characters(line);
}

// Returns whether a text begins like UTF-16: with a byte order mark, or with ASCII beside zeros.
bool is_utf_16(std::string_view text) noexcept;

// Makes a text what a terminal would show: removes a byte order mark, the escape sequences of
// terminals and variation selectors, ends each line with a newline character, and replaces blanks
// of other kinds.
void clean(std::string& text);

} // namespace ctqueens::reading

#endif
