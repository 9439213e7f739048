// SPDX-License-Identifier: BSL-1.0
/// @file
/// The 0/1 board of the articles.
#ifndef CTQUEENS_TEXT_GRID_HPP
#define CTQUEENS_TEXT_GRID_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// A line for each row; 1 where a queen stands and 0 elsewhere, separated by blanks.
struct grid
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "grid";
    /// How several solutions are written.
    static constexpr list_style style = list_style::numbered;

    /// Writes one solution, as every format does; N is 1...255.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        for (int row = 0; row < N; ++row) {
            if (row > 0) {
                out = detail::put('\n', out);
            }
            for (int column = 0; column < N; ++column) {
                if (column > 0) {
                    out = detail::put(' ', out);
                }
                out = detail::put(queens[row] == column ? '1' : '0', out);
            }
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
