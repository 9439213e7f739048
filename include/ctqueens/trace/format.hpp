// SPDX-License-Identifier: BSL-1.0
/// @file
/// The requirements for step formats, their base class, and helpers.
#ifndef CTQUEENS_TRACE_FORMAT_HPP
#define CTQUEENS_TRACE_FORMAT_HPP

#include <ctqueens/text/format.hpp>
#include <ctqueens/trace.hpp>

/// Renders the steps of a search as text. A format is a stateless type that is derived from
/// `format` and has a static function `write(size, first, last, out)`. It writes the steps [first,
/// last) of a search for N = `size` to an output iterator of char and returns the iterator past the
/// end of the text. The steps must start from the empty board, as in a trace. N is at most 26.
namespace ctqueens::text::steps {

/// The base class of all step formats.
template <ctqueens::detail::string_literal format_name>
struct format {
    /// The name of the format in the shell.
    static constexpr const char* name = format_name.text;
};

} // namespace ctqueens::text::steps

namespace ctqueens::detail {

inline constexpr int max_traced_size = 26;

// The board after the steps applied so far.
struct board_state {
    std::uint8_t columns[max_traced_size]{};
    int rows = 0; // the number of rows with a queen

    constexpr void apply(const step& next) noexcept {
        if (next.kind == step_kind::place) {
            rows = next.row + 1;
            columns[next.row] = next.column;
        } else if (next.kind != step_kind::solution) {
            --rows;
        }
    }
};

} // namespace ctqueens::detail

#endif
