// SPDX-License-Identifier: BSL-1.0
/// @file
/// Comma-separated columns, counted from 0.
#ifndef CTQUEENS_TEXT_CSV_HPP
#define CTQUEENS_TEXT_CSV_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 0, as a line of comma-separated values.
struct csv : format<"csv", list_style::lines>
{
    /// `0,4,7,5,2,6,1,3`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        return detail::put_columns(queens, ",", out);
    }
};

} // namespace ctqueens::text

#endif
