// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a text format is, and the small writers that all formats share.
#ifndef CTQUEENS_TEXT_FORMAT_HPP
#define CTQUEENS_TEXT_FORMAT_HPP

#include <ctqueens/placement.hpp>

/// Rendering to text. A format is a stateless type whose `write(placement, out)` writes one
/// solution, without a newline at the end, to an output iterator of char and returns the iterator
/// behind it. A queen off the board (column N or more) has no square: board, grid and fen leave its
/// row empty, and the other formats need all queens on the board. The same code runs at compile
/// time and at run time; nothing is allocated.
namespace ctqueens::text {

/// How a format writes several solutions.
enum class list_style {
    lines,    ///< one solution a line, and nothing else
    numbered, ///< a numbered heading above each solution, a blank line below it
    array,    ///< one JSON document
    document  ///< one document with a heading and captions, which the format itself writes
};

namespace detail {

template <class Out>
constexpr Out put(char character, Out out)
{
    *out = character;
    ++out;
    return out;
}

template <class Out>
constexpr Out put(const char* string, Out out)
{
    for (; *string != '\0'; ++string) {
        out = put(*string, out);
    }
    return out;
}

template <class Out>
constexpr Out put_number(std::size_t number, Out out)
{
    if (number >= 10) {
        out = put_number(number / 10, out);
    }
    return put(static_cast<char>('0' + number % 10), out);
}

template <int N, class Out>
constexpr Out put_columns(const placement<N>& queens, const char* separator, Out out)
{
    for (int row = 0; row < N; ++row) {
        if (row > 0) {
            out = put(separator, out);
        }
        out = put_number(queens.columns[row], out);
    }
    return out;
}

/// The letter of a file. There are 26 letters, so formats that need them stop at N=26.
template <int N>
constexpr char file_letter(int column) noexcept
{
    static_assert(N <= 26,
                  "ctqueens: this text format needs N from 1 to 26, a letter for each file");
    return static_cast<char>('a' + column);
}

// `c4`
template <int N, class Out>
constexpr Out put_square(square at, Out out)
{
    out = put(file_letter<N>(at.column), out);
    return put_number(static_cast<std::size_t>(N - at.row), out);
}

} // namespace detail

} // namespace ctqueens::text

#endif
