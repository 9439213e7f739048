// SPDX-License-Identifier: BSL-1.0
/// @file
/// String literals as template arguments.
#ifndef CTQUEENS_PLACEMENT_STRING_LITERAL_HPP
#define CTQUEENS_PLACEMENT_STRING_LITERAL_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

constexpr std::size_t text_length(const char* text) noexcept {
    std::size_t length = 0;
    while (text[length] != '\0') ++length;
    return length;
}

template <std::size_t size> struct string_literal {
    char text[size]{}; // including the terminating null character

    consteval string_literal(const char (&characters)[size]) noexcept {
        for (std::size_t index = 0; index < size; ++index) text[index] = characters[index];
    }

    consteval bool is_whole() const noexcept { return text_length(text) == size - 1; }
};
template <std::size_t size> string_literal(const char (&)[size]) -> string_literal<size>;

} // namespace ctqueens::detail

#endif
