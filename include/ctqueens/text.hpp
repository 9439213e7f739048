// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders solutions in any text format to a buffer, an output iterator or a compile-time string.
#ifndef CTQUEENS_TEXT_HPP
#define CTQUEENS_TEXT_HPP

#include <ctqueens/text/pictures.hpp>
#include <ctqueens/text/plain_formats.hpp>

namespace ctqueens::detail {

// What a list of solutions has around each of them.
struct affixes {
    const char *before_first, *before_next, *after_each, *after_last, *empty_list;
};
inline constexpr affixes affixes_of[] = {
    {"", "", "\n", "", ""},                  // lines
    {"", "", "\n\n", "", ""},                // numbered
    {"[\n  ", ",\n  ", "", "\n]\n", "[]\n"}, // array
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// Instantiates the template `List` with all solution formats. For example,
/// `text::all<hana::tuple>` is a tuple type. `dimacs` is not included, because it writes the puzzle
/// instead of solutions.
template <template <class...> class List>
using all = List<board, grid, columns, digits, squares, fen, csv, json, svg, html, latex>;

/// Writes a range of solutions for N = `size` to an output iterator of char, in the list style of
/// the format. Numbered headings start at `number`. The range must have size(), begin() and end(),
/// and its elements must be placements or views. Returns the iterator past the end of the text.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_list<text::csv>(8, solutions<8>, 1, nowhere).size() == 92 * 16);
template <class Format>
constexpr auto write_list(int size, const auto& solutions, std::size_t number, auto out) {
    if constexpr (Format::style == list_style::document) {
        return write_document<Format>(size, solutions, numbered_captions{number}, out);
    } else {
        constexpr detail::affixes text = detail::affixes_of[static_cast<int>(Format::style)];
        if (solutions.size() == 0) return detail::put(out, text.empty_list);
        const char* before = text.before_first;
        for (const auto& queens : solutions) {
            out = detail::put(out, before);
            if (Format::style == list_style::numbered) {
                out = detail::put(out, "Solution ", number++, '\n');
            }
            out = detail::put(Format::write(queens, out), text.after_each);
            before = text.before_next;
        }
        return detail::put(out, text.after_last);
    }
}

/// Writes a line such as `92 solutions` to an output iterator of char.
///
///     static_assert(text::write_count(92, text::bounded_output(nullptr, 0)).size() == 13);
constexpr auto write_count(std::uint64_t count, auto out) {
    return detail::put(out, count, count == 1 ? " solution\n" : " solutions\n");
}

/// The text of one solution, rendered at compile time as a `static_text`.
///
///     constexpr const char* fen = text::rendered<text::fen, solutions<8>[0]>.c_str();
template <class Format, auto queens>
inline constexpr auto rendered = detail::make_text([](bounded_output out) {
    return Format::write(queens, out);
});

} // namespace ctqueens::text

#endif
