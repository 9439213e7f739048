// SPDX-License-Identifier: BSL-1.0
/// @file
/// Headings for documents, and captions for the boards in them.
#ifndef CTQUEENS_TEXT_CAPTIONS_HPP
#define CTQUEENS_TEXT_CAPTIONS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

namespace detail {

// Writes the beginning of a heading, such as `8 queens`.
constexpr auto put_puzzle(int size, auto out)
{
    return put(size == 1 ? " queen" : " queens", put(size, out));
}

} // namespace detail

/// Numbered captions: `Solution 1`, `Solution 2` and so on. Custom captions must also be plain ASCII,
/// without characters that have a special meaning in markup languages.
struct numbered_captions
{
    std::size_t number = 1; ///< the number in the first caption

    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = false;

    /// Writes the heading: `8 queens: 92 solutions`, or `8 queens: solution 5` for a single solution.
    constexpr auto put_heading(int size, std::size_t count, auto out) const
    {
        out = detail::put_puzzle(size, out);
        return count == 1 ? detail::put_all(out, ": solution ", number)
                          : detail::put_all(out, ": ", count, " solutions");
    }

    /// Writes the caption of the board at `index`.
    constexpr auto put_caption(placement_view, std::size_t index, auto out) const
    {
        return detail::put_all(out, "Solution ", number + index);
    }

    /// Writes nothing, because there are no notes.
    constexpr auto put_note(placement_view, std::size_t, auto out) const { return out; }
};

/// Writes a range of solutions for N = `size` as one svg, html or latex document. The range must have
/// size(), begin() and end(), and its elements must be placements or views. `captions` must have the
/// same members as numbered_captions. The format must provide these functions:
///
/// - `open(size, boards, captions, out)` opens a document with `boards` boards.
/// - `write_board(queens, index, boards, captions, out)` writes a board.
/// - `close(out)` closes the document.
///
///     constexpr text::numbered_captions captions{};
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_document<text::html>(4, solutions<4>, captions, nowhere).size() > 0);
template <class Format>
constexpr auto write_document(int size, const auto& solutions, const auto& captions, auto out)
{
    const std::size_t boards = solutions.size();
    out = Format::open(size, boards, captions, out);
    std::size_t index = 0;
    for (const placement_view queens : solutions) {
        out = Format::write_board(queens, index++, boards, captions, out);
    }
    return detail::put('\n', Format::close(out));
}

} // namespace ctqueens::text

#endif
