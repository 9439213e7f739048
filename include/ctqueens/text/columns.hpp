// SPDX-License-Identifier: BSL-1.0
/// @file
/// The columns of the rows, counted from 0.
#ifndef CTQUEENS_TEXT_COLUMNS_HPP
#define CTQUEENS_TEXT_COLUMNS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 0 and separated by blanks.
struct columns : format<"columns", list_style::lines>
{
    /// `0 4 7 5 2 6 1 3`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        return detail::put_columns(queens, " ", out);
    }
};

} // namespace ctqueens::text

#endif
