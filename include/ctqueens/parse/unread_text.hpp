// SPDX-License-Identifier: BSL-1.0
/// @file
/// The unread part of a text, kinds of characters, and numbers.
#ifndef CTQUEENS_PARSE_UNREAD_TEXT_HPP
#define CTQUEENS_PARSE_UNREAD_TEXT_HPP

#include <ctqueens/parse/result.hpp>

namespace ctqueens::detail {

// Sets of characters.
inline constexpr const char* whitespace = " \t\r\n";
inline constexpr const char* separators = " \t\r\n,()[]{}"; // between words

constexpr bool is_in(const char* set, char character) noexcept {
    while (*set != '\0' && *set != character) ++set;
    return *set != '\0';
}

constexpr bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

// Returns the index of a letter in the alphabet, ignoring case, or `otherwise` if it is not a
// letter.
constexpr int index_of_letter(char character, int otherwise) noexcept {
    return character >= 'a' && character <= 'z'   ? character - 'a'
           : character >= 'A' && character <= 'Z' ? character - 'A'
                                                  : otherwise;
}

// Returns the bracket that closes what a character opens, or a null character if it opens nothing.
constexpr char closing_bracket(char opening) noexcept {
    return opening == '[' ? ']' : opening == '(' ? ')' : opening == '{' ? '}' : '\0';
}

// The unread part of a text: the characters from `position` to `end_position`, exclusive.
struct unread_text {
    const char* text;
    std::size_t position;
    std::size_t end_position;

    [[nodiscard]] constexpr const char* begin() const noexcept { return text + position; }
    [[nodiscard]] constexpr const char* end() const noexcept { return text + end_position; }

    // Returns the next character, or a null character at the end. Replaces a null character before
    // the end with DEL, so that it is not mistaken for the end.
    [[nodiscard]] constexpr char next() const noexcept {
        return position >= end_position ? '\0' : text[position] != '\0' ? text[position] : '\x7F';
    }

    // If the unread text starts with `expected`, skips it and returns true.
    constexpr bool skip(const char* expected) noexcept {
        std::size_t after = position;
        for (; *expected != '\0'; ++expected, ++after) {
            if (after >= end_position || text[after] != *expected) return false;
        }
        position = after;
        return true;
    }

    // Skips characters as long as they are in `set`.
    constexpr void skip_all(const char* set) noexcept {
        while (is_in(set, next())) ++position;
    }

    // Goes back to where an error starts, and returns the error.
    constexpr parse_error fail(std::size_t start, parse_error error) noexcept {
        position = start;
        return error;
    }

    // Returns the part before the first `stop`, or all of it.
    [[nodiscard]] constexpr unread_text before(char stop) const noexcept {
        std::size_t before_stop = position;
        while (before_stop < end_position && text[before_stop] != stop) ++before_stop;
        return {text, position, before_stop};
    }
};

// Stands for the length of a null-terminated text.
inline constexpr std::size_t null_terminated = std::size_t(-1);

constexpr unread_text whole_text(const char* text, std::size_t length) noexcept {
    const unread_text all{text, 0, length};
    return length == null_terminated ? all.before('\0') : all;
}

constexpr unread_text without_whitespace_around(unread_text in) noexcept {
    in.skip_all(whitespace);
    while (in.position < in.end_position && is_in(whitespace, in.text[in.end_position - 1]))
        --in.end_position;
    return in;
}

// Removes a pair of brackets around a text, if there is one, and whitespace.
constexpr unread_text without_brackets(unread_text in) noexcept {
    in = without_whitespace_around(in);
    const char closing = closing_bracket(in.next());
    if (closing == '\0' || in.text[in.end_position - 1] != closing) return in;
    int depth = 0;
    for (const char& each : in) {
        if (is_in("[({", each)) ++depth;
        if (is_in("])}", each)) --depth;
        if (depth == 0 && &each + 1 != in.end()) return in; // closed before the end
    }
    return without_whitespace_around({in.text, in.position + 1, in.end_position - 1});
}

// Reads a number without leading zeros: after a 0, the number ends. Returns 0 if there are no
// digits. To avoid overflow, numbers above 999 become 1000.
constexpr int read_number(unread_text& in) noexcept {
    if (in.skip("0")) return 0;
    int number = 0;
    for (; is_digit(in.next()); ++in.position) {
        number = number < 100 ? 10 * number + (in.next() - '0') : 1000;
    }
    return number;
}

// Counts words, up to 1000.
constexpr int count_words(const unread_text& in) noexcept {
    int words = 0;
    bool was_separator = true;
    for (const char each : in) {
        const bool is_separator = is_in(separators, each);
        if (was_separator && !is_separator && words < 1000) ++words;
        was_separator = is_separator;
    }
    return words;
}

} // namespace ctqueens::detail

#endif
