// SPDX-License-Identifier: BSL-1.0
// Concatenates text, and refuses what is not allowed.
#ifndef CTQUEENS_SHELL_MESSAGES_HPP
#define CTQUEENS_SHELL_MESSAGES_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ctqueens::shell {

using appender = std::back_insert_iterator<std::string>;

// Appends a string, a character, a number, or what a function writes to an output iterator.
void append(std::string& all, std::string_view part);
void append(std::string& all, char part);
template <std::integral Number> void append(std::string& all, Number part) {
    append(all, std::to_string(part));
}
template <std::invocable<appender> Function> void append(std::string& all, const Function& part) {
    part(appender(all));
}

// Returns such parts as one text.
template <class... Part> std::string concatenate(const Part&... parts) {
    std::string all;
    (append(all, parts), ...);
    return all;
}

// Pads a number on the left with blanks to `width` characters.
std::string right_aligned(std::uint64_t number, std::size_t width);

// Returns whether a byte of UTF-8 is the first one of a character.
constexpr bool begins_character(char byte) { return (byte & 0xC0) != 0x80; }

std::size_t count_characters(std::string_view text);

// Throws an exception whose message is the concatenated parts; run() prints it and returns 2.
template <class... Part> [[noreturn]] void refuse(const Part&... parts) {
    throw std::runtime_error(concatenate(parts...));
}

// Returns a value in quotes. Long values are shortened. Bytes that are no character of UTF-8, and
// characters without a shape, are written as in \x1b.
std::string quoted(std::string_view value);

} // namespace ctqueens::shell

#endif
