// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders solutions in any text format to a buffer, an output iterator or a compile-time string.
#ifndef CTQUEENS_TEXT_HPP
#define CTQUEENS_TEXT_HPP

#include <ctqueens/text/dimacs.hpp>
#include <ctqueens/text/output.hpp>
#include <ctqueens/text/pictures.hpp>
#include <ctqueens/text/plain_formats.hpp>

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// Instantiates the template `List` with all solution formats. For example,
/// `text::all<hana::tuple>` is a tuple type. `dimacs` is not included, because it writes the puzzle
/// instead of solutions.
template <template <class...> class List>
using all = List<board, grid, columns, digits, squares, fen, csv, json, svg>;

/// Writes a range of solutions for N = `size` to an output iterator of char, in the list style of
/// the format. Captions are numbered from `number`. The range must have size(), begin() and end(),
/// and its elements must be placements or views. Returns the iterator past the end of the text.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_list<text::csv>(8, solutions<8>, 1, nowhere).size() == 92 * 16);
template <class Format>
constexpr auto write_list(int size, const auto& solutions, std::size_t number, auto out) {
    if constexpr (Format::style == list_style::lines) {
        for (const auto& queens : solutions) out = put(Format::write(queens, out), '\n');
        return out;
    } else if constexpr (Format::style == list_style::array) {
        const char* before = "[\n  ";
        for (const auto& queens : solutions) {
            out = Format::write(queens, put(out, before));
            before = ",\n  ";
        }
        return put(out, solutions.size() == 0 ? "[]\n" : "\n]\n");
    } else {
        const auto captioned = [=](typename Format::view queens, std::size_t index) {
            return numbered_board(queens, number + index);
        };
        return write_document<Format>(numbered_document(size, solutions.size(), number), solutions,
                                      captioned, out);
    }
}

/// Writes a line such as `92 solutions` to an output iterator of char.
///
///     static_assert(text::write_count(92, text::bounded_output(nullptr, 0)).size() == 13);
constexpr auto write_count(std::uint64_t count, auto out) {
    return put(out, count, count == 1 ? " solution\n" : " solutions\n");
}

/// The text of one solution, rendered at compile time as a `static_text`.
///
///     constexpr const char* fen = text::rendered<text::fen, solutions<8>[0]>.c_str();
template <class Format, auto queens>
inline constexpr auto rendered = detail::make_text([](bounded_output out) {
    return Format::write(queens, out);
});

/// @}

} // namespace ctqueens::text

#endif
