// SPDX-License-Identifier: BSL-1.0
/// @file
/// The requirements for step formats, their base class, and what they share.
#ifndef CTQUEENS_TRACE_TEXT_FORMAT_HPP
#define CTQUEENS_TRACE_TEXT_FORMAT_HPP

#include <ctqueens/text/format.hpp>
#include <ctqueens/text/parts.hpp>
#include <ctqueens/trace.hpp>

namespace ctqueens::detail {

inline constexpr int max_rendered_size = 26; // there are 26 letters for the columns

// The board after the steps applied so far.
struct board_state {
    std::uint8_t columns[max_rendered_size]{};
    int rows = 0; // the number of rows with a queen

    // Returns the row of the queen that the step places, removes or completes a solution with.
    constexpr int apply(const step& next) noexcept {
        if (next.kind == step_kind::place) {
            columns[next.row] = next.column;
            rows = next.row + 1;
            return next.row;
        }
        return next.kind == step_kind::solution ? rows - 1 : --rows;
    }
};

// Why the search goes back: what it found in the rows below.
constexpr const char* reason_to_retreat(step_kind kind) noexcept {
    return kind == step_kind::retreat ? "the row below has no column left" : "a solution was found";
}

// Why the search has left a node of its tree, such as `a4 attacks a3`.
struct outcome {
    int size;
    const step& end;

    constexpr auto operator()(auto out) const {
        if (end.kind == step_kind::conflict) {
            return put(out, square_name{size, end.attacker()}, " attacks ",
                       square_name{size, end.at()});
        }
        return put(out, end.kind == step_kind::solution ? "solution" : reason_to_retreat(end.kind));
    }
};

} // namespace ctqueens::detail

/// Renders the steps of a search as text. A format is a stateless type that is derived from
/// `format` and has a static function `write(size, first, last, out)`. It writes the steps [first,
/// last) of a search for N = `size` to an output iterator of char and returns the iterator past the
/// end of the text, which ends with a newline unless it is empty. The steps must start from the
/// empty board, as in a trace. N is at most 26.
namespace ctqueens::text::steps {

/// @addtogroup text
/// @{

/// The base class of all step formats.
template <ctqueens::detail::string_literal format_name, ctqueens::detail::string_literal summary>
struct format {
    /// The name of the format in the shell.
    static constexpr const char* name = format_name.text;
    /// What the format contains, for lists of formats.
    static constexpr const char* about = summary.text;
};

/// @}

} // namespace ctqueens::text::steps

#endif
