// SPDX-License-Identifier: BSL-1.0
/// @file
/// A string literal as a template argument.
#ifndef CTQUEENS_STRING_LITERAL_HPP
#define CTQUEENS_STRING_LITERAL_HPP

#include <cstddef>

namespace ctqueens::detail {

template <std::size_t size>
struct string_literal
{
    char text[size]{}; // with the null character at its end

    consteval string_literal(const char (&characters)[size]) noexcept
    {
        for (std::size_t index = 0; index < size; ++index) {
            text[index] = characters[index];
        }
    }
};

} // namespace ctqueens::detail

#endif
