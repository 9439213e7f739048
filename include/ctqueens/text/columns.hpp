// SPDX-License-Identifier: BSL-1.0
/// @file
/// The columns of the rows, counted from 0: `0 4 7 5 2 6 1 3`.
#ifndef CTQUEENS_TEXT_COLUMNS_HPP
#define CTQUEENS_TEXT_COLUMNS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 0 and separated by blanks: `0 4 7 5 2 6 1 3`.
struct columns
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "columns";
    /// How several solutions are written.
    static constexpr list_style style = list_style::lines;

    /// Writes one solution, as every format does; N is 1...255.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        return detail::put_columns(queens, " ", out);
    }
};

} // namespace ctqueens::text

#endif
