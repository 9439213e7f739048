// SPDX-License-Identifier: BSL-1.0
/// @file
/// What all readers use: kinds of characters, the unread part of a text, and numbers.
#ifndef CTQUEENS_PARSE_UNREAD_TEXT_HPP
#define CTQUEENS_PARSE_UNREAD_TEXT_HPP

#include <ctqueens/parse/result.hpp>

namespace ctqueens::detail {

constexpr bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

constexpr bool is_space_or_tab(char character) noexcept {
    return character == ' ' || character == '\t';
}

constexpr bool is_whitespace(char character) noexcept {
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

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

constexpr bool is_closing_bracket(char character) noexcept {
    return character == ']' || character == ')' || character == '}';
}

constexpr bool is_separator(char character) noexcept {
    return is_whitespace(character) || character == ',';
}

// Returns whether a character is between brackets, commas and whitespace.
constexpr bool is_in_word(char character) noexcept {
    return !is_separator(character) && !is_closing_bracket(character) &&
           closing_bracket(character) == '\0';
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

    // Skips characters as long as the predicate holds.
    constexpr void skip_all(bool (*holds)(char character) noexcept) noexcept {
        while (position < end_position && holds(text[position])) ++position;
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

    // Skips a line, with the character that ends it, and returns it without that.
    constexpr unread_text take_line() noexcept {
        const unread_text line = before('\n');
        position = line.end_position + (line.end_position < end_position);
        return line;
    }
};

// Stands for the length of a null-terminated text.
inline constexpr std::size_t null_terminated = std::size_t(-1);

constexpr unread_text whole_text(const char* text, std::size_t length) noexcept {
    const unread_text all{text, 0, length};
    return length == null_terminated ? all.before('\0') : all;
}

constexpr unread_text without_whitespace_around(unread_text in) noexcept {
    while (in.end_position > in.position && is_whitespace(in.text[in.end_position - 1]))
        --in.end_position;
    in.skip_all(is_whitespace);
    return in;
}

// Returns the number with one more digit. To avoid overflow, numbers above 999 become 1000.
constexpr int with_digit(int number, char digit) noexcept {
    return number < 100 ? 10 * number + (digit - '0') : 1000;
}

constexpr int read_number(unread_text& in) noexcept {
    int number = 0;
    for (; is_digit(in.next()); ++in.position) number = with_digit(number, in.next());
    return number;
}

constexpr std::size_t count_words(const unread_text& in) noexcept {
    std::size_t words = 0;
    bool was_in_word = false;
    for (const char next : in) {
        if (is_in_word(next) && !was_in_word) ++words;
        was_in_word = is_in_word(next);
    }
    return words;
}

} // namespace ctqueens::detail

#endif
