// SPDX-License-Identifier: BSL-1.0
/// @file
/// The requirements for text formats, and their base class.
#ifndef CTQUEENS_TEXT_FORMAT_HPP
#define CTQUEENS_TEXT_FORMAT_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/placement/string_literal.hpp>

/// Renders solutions as text. A format is a stateless type that is derived from `format` and has a
/// static function `write(placement_view queens, auto out)`. It writes one solution to an output
/// iterator of char, without a trailing newline, and returns the iterator past the end. For
/// example:
///
///     using text::list_style;
///     struct first_column : text::format<"first column", "the top file", list_style::lines> {
///         static constexpr auto write(placement_view queens, auto out) {
///             return text::put(out, static_cast<char>('a' + queens[0]));
///         }
///     };
///
/// If a queen is off the board (column N or greater), board, grid and fen write an empty row, and
/// columns, csv and json write the number. The other formats require all queens to be on the board.
namespace ctqueens::text {

/// @addtogroup text
/// @{

/// How a format writes several solutions.
enum class list_style {
    lines,    ///< one solution per line, and nothing else
    numbered, ///< a caption above each solution and a blank line below it
    array,    ///< one JSON array of all solutions
    document  ///< one document with a heading and captions
};

/// A view of a placement with at most `max_size` queens. Passing a placement<N> with a larger N
/// does not compile. Passing a larger placement_view compiles, but the output is not valid.
template <int max_size> struct view_up_to : placement_view {
    /// Creates a view of a placement.
    template <int N>
    constexpr view_up_to(const placement<N>& viewed) noexcept : placement_view(viewed) {
        static_assert(N <= max_size, "ctqueens: this text format needs N from 1 to its max_size");
    }
    /// Copies a view, whose size must be at most `max_size`.
    constexpr view_up_to(placement_view viewed) noexcept : placement_view(viewed) {}
};

/// The base class of all formats.
template <ctqueens::detail::string_literal format_name, ctqueens::detail::string_literal summary,
          list_style format_style, int largest = max_placement_size>
struct format {
    /// The name of the format in the shell and in registries.
    static constexpr const char* name = format_name.text;
    /// What the format contains, for lists of formats.
    static constexpr const char* about = summary.text;
    /// How the format writes several solutions.
    static constexpr list_style style = format_style;
    /// The largest N that the format supports.
    static constexpr int max_size = largest;
    /// The parameter type of `write`: a view of a placement that the format supports.
    using view = view_up_to<max_size>;
};

/// @}

} // namespace ctqueens::text

#endif
