// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders solutions in any text format to a buffer, an output iterator or a compile-time string,
/// and all fundamental solutions as a document.
#ifndef CTQUEENS_TEXT_HPP
#define CTQUEENS_TEXT_HPP

#include <ctqueens/symmetry.hpp>
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

/// Writes a table of solutions to an output iterator of char and returns the iterator past the end.
/// In numbered formats, the solutions are numbered from 1, and the last line gives the number of
/// solutions.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_all<text::fen>(solutions<4>, nowhere).size() == 2 * 14);
template <class Format, int N> constexpr auto write_all(const table<N>& solutions, auto out) {
    out = write_list<Format>(N, solutions, 1, out);
    return Format::style == list_style::numbered ? write_count(solutions.size(), out) : out;
}

/// Numbered captions for fundamental solutions, with notes that give the orbit size and symmetry
/// class.
struct fundamental_captions {
    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = true;

    /// Writes the heading, such as `8 queens: 12 fundamental solutions`.
    constexpr auto put_heading(int size, std::size_t count, auto out) const {
        return detail::put(out, detail::puzzle(size), ": ", count, " fundamental solution",
                           count == 1 ? "" : "s");
    }

    /// Writes the caption of the board at `index`, such as `Fundamental solution 3`.
    constexpr auto put_caption(placement_view, std::size_t index, auto out) const {
        return detail::put(out, "Fundamental solution ", index + 1);
    }

    /// Writes a note such as `orbit of 8` or, for a symmetric solution, `orbit of 4: half turn`.
    constexpr auto put_note(placement_view queens, std::size_t, auto out) const {
        const symmetry_class kind = symmetry_class_of(queens);
        out = detail::put(out, "orbit of ", 8 / stabiliser(queens).size());
        return kind == symmetry_class::none ? out : detail::put(out, ": ", name(kind));
    }
};

/// Writes all fundamental solutions as one svg, html or latex document. N is 1...12.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_gallery<text::html, 6>(nowhere).size() > 0);
template <class Format, int N> constexpr auto write_gallery(auto out) {
    return write_document<Format>(N, fundamental_solutions<N>, fundamental_captions(), out);
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
