// SPDX-License-Identifier: BSL-1.0
/// @file
/// The squares in algebraic notation.
#ifndef CTQUEENS_TEXT_SQUARES_HPP
#define CTQUEENS_TEXT_SQUARES_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The squares of the queens in algebraic notation from the top row (rank N) down.
struct squares : format<"squares", list_style::lines, 26>
{
    /// `a8 e7 h6 f5 c4 g3 b2 d1`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (int row = 0; row < queens.size(); ++row) {
            out = detail::put(row == 0 ? "" : " ", out);
            out = detail::put_square(queens.size(), {row, queens[row]}, out);
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
