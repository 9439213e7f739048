// SPDX-License-Identifier: BSL-1.0
/// @file
/// One character a row, counted from 1.
#ifndef CTQUEENS_TEXT_DIGITS_HPP
#define CTQUEENS_TEXT_DIGITS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 1, one character each, in the notation of article 002.
/// Columns from the tenth on are the letters A, B, C ..., so N is at most 35.
struct digits : format<"digits", list_style::lines, 35>
{
    /// `15863724`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (const int column : queens) {
            out = detail::put(static_cast<char>(column < 9 ? '1' + column : 'A' + column - 9), out);
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
