// SPDX-License-Identifier: BSL-1.0
/// @file
/// The squares in algebraic notation: `a8 e7 h6 f5 c4 g3 b2 d1`.
#ifndef CTQUEENS_TEXT_SQUARES_HPP
#define CTQUEENS_TEXT_SQUARES_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The squares of the queens in algebraic notation from the top row (rank N) down:
/// `a8 e7 h6 f5 c4 g3 b2 d1`.
struct squares
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "squares";
    /// How several solutions are written.
    static constexpr list_style style = list_style::lines;

    /// Writes one solution, as every format does; N is 1...26; a greater N is refused with a
    /// sentence.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        for (int row = 0; row < N; ++row) {
            if (row > 0) {
                out = detail::put(' ', out);
            }
            out = detail::put_square<N>({row, queens[row]}, out);
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
