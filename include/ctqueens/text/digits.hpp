// SPDX-License-Identifier: BSL-1.0
/// @file
/// One character a row, counted from 1: `15863724`.
#ifndef CTQUEENS_TEXT_DIGITS_HPP
#define CTQUEENS_TEXT_DIGITS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 1, one character each: `15863724`. This is the
/// notation of article 002. Columns from the tenth on are the letters A, B, C ..., so N is at
/// most 35.
struct digits
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "digits";
    /// How several solutions are written.
    static constexpr list_style style = list_style::lines;

    /// Writes one solution, as every format does; N is 1...35; a greater N is refused with a
    /// sentence.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        static_assert(N <= 35, "ctqueens: text::digits needs N from 1 to 35");
        for (const int column : queens) {
            out = detail::put(static_cast<char>(column < 9 ? '1' + column : 'A' + column - 9), out);
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
