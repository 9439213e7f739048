// SPDX-License-Identifier: BSL-1.0
/// @file
/// The columns of the rows, counted from 0: `0 4 7 5 2 6 1 3`.
#ifndef CTQUEENS_TEXT_COLUMNS_HPP
#define CTQUEENS_TEXT_COLUMNS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 0 and separated by blanks: `0 4 7 5 2 6 1 3`.
struct columns : format<"columns", list_style::lines>
{
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        return detail::put_columns(queens, " ", out);
    }
};

} // namespace ctqueens::text

#endif
