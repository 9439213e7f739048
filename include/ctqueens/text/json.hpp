// SPDX-License-Identifier: BSL-1.0
/// @file
/// A JSON array of columns, counted from 0.
#ifndef CTQUEENS_TEXT_JSON_HPP
#define CTQUEENS_TEXT_JSON_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The columns from row 0 down, counted from 0, as a JSON array. Several solutions are an array of
/// such arrays.
struct json : format<"json", list_style::array>
{
    /// `[0, 4, 7, 5, 2, 6, 1, 3]`
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        out = detail::put('[', out);
        out = detail::put_columns(queens, ", ", out);
        return detail::put(']', out);
    }
};

} // namespace ctqueens::text

#endif
