// SPDX-License-Identifier: BSL-1.0
/// @file
/// The 0/1 board of the articles.
#ifndef CTQUEENS_TEXT_GRID_HPP
#define CTQUEENS_TEXT_GRID_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// A line for each row: 1 for a queen and 0 for an empty square, separated by blanks.
struct grid : format<"grid", list_style::numbered>
{
    /// The first line is `1 0 0 0 0 0 0 0` for a queen on a8.
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (int row = 0; row < queens.size(); ++row) {
            for (int column = 0; column < queens.size(); ++column) {
                out = detail::put(column > 0 ? " " : row > 0 ? "\n" : "", out);
                out = detail::put(queens[row] == column ? '1' : '0', out);
            }
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
