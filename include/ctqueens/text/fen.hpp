// SPDX-License-Identifier: BSL-1.0
/// @file
/// The piece field of a FEN record.
#ifndef CTQUEENS_TEXT_FEN_HPP
#define CTQUEENS_TEXT_FEN_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The piece field of a FEN record, with white queens. Ten or more empty squares in a row are one decimal
/// number, as is usual for larger boards.
struct fen : format<"fen", list_style::lines>
{
    /// `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (int row = 0; row < queens.size(); ++row) {
            out = detail::put(row == 0 ? "" : "/", out);
            if (queens[row] >= queens.size()) { // off the board
                out = put_empty(queens.size(), out);
                continue;
            }
            out = put_empty(queens[row], out);
            out = detail::put('Q', out);
            out = put_empty(queens.size() - 1 - queens[row], out);
        }
        return out;
    }

private:
    template <class Out>
    static constexpr Out put_empty(int squares, Out out)
    {
        return squares > 0 ? detail::put(squares, out) : out;
    }
};

} // namespace ctqueens::text

#endif
