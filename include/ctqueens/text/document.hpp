// SPDX-License-Identifier: BSL-1.0
/// @file
/// Boards with captions, below each other or as one document.
#ifndef CTQUEENS_TEXT_DOCUMENT_HPP
#define CTQUEENS_TEXT_DOCUMENT_HPP

#include <ctqueens/text/format.hpp>
#include <ctqueens/text/parts.hpp>

namespace ctqueens::detail {

// A part for put(): the note of a board between two texts, or nothing if there are no notes.
constexpr auto note(const auto& document, const auto& board, const char* before,
                    const char* after) {
    return [=, &document, &board](auto out) {
        return document.has_notes ? put(out, before, board.note, after) : out;
    };
}

} // namespace ctqueens::detail

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// What holds for all boards of a document. A heading, caption or note is a null-terminated string,
/// or a function that writes to an output iterator of char and returns the iterator past the end.
/// It must be plain ASCII, without characters that have a special meaning in markup languages.
template <class Heading> struct document {
    int size;               ///< the N of all boards
    std::size_t boards;     ///< the number of boards
    Heading heading;        ///< the text above all boards
    bool has_notes = false; ///< whether each board has a note
};
/// Deduces the type of the heading.
template <class Heading> document(int, std::size_t, Heading, bool = false) -> document<Heading>;

/// A board of a document.
template <class Caption, class Note = const char*> struct captioned_board {
    placement_view queens; ///< the placement
    Caption caption;       ///< the text of the board
    Note note = "";        ///< a second text; ignored unless the document has notes
};
/// Deduces the type of the caption.
template <class Caption> captioned_board(placement_view, Caption) -> captioned_board<Caption>;
/// Deduces the types of the caption and the note.
template <class Caption, class Note>
captioned_board(placement_view, Caption, Note) -> captioned_board<Caption, Note>;

/// Returns a function that writes the name of the puzzle, such as `8 queens`.
constexpr auto puzzle(int size) { return detail::parts(size, size == 1 ? " queen" : " queens"); }

/// Returns a document of numbered solutions. Its heading is, for example, `8 queens: 92 solutions`
/// or, for a single solution, `8 queens: solution 5`, with its `number`.
constexpr auto numbered_document(int size, std::size_t boards, std::size_t number) {
    const bool is_single = boards == 1;
    return document{size, boards,
                    detail::parts(puzzle(size), is_single ? ": solution " : ": ",
                                  is_single ? number : boards, is_single ? "" : " solutions")};
}

/// Returns a board with a caption such as `Solution 5`.
constexpr auto numbered_board(placement_view queens, std::size_t number) {
    return captioned_board{queens, detail::parts("Solution ", number)};
}

/// Writes boards with captions: as one document if the format's style is list_style::document, and
/// otherwise one below the other, without the heading. `boards` must have begin() and end(), and
/// `captioned(element, index)` must return a captioned_board for each element.
///
///     constexpr text::document both{4, 2, "Both solutions"};
///     constexpr auto captioned = [](placement_view queens, std::size_t index) {
///         return text::captioned_board{queens, index == 0 ? "one" : "its mirror image"};
///     };
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     using text::svg;
///     constexpr auto end = text::write_document<svg>(both, solutions<4>, captioned, nowhere);
///     static_assert(end.size() > 0);
///
/// A format with list_style::document must provide these functions:
///
/// - `open(document, out)` writes what comes before the boards.
/// - `write_board(document, index, board, out)` writes a captioned_board.
/// - `close(out)` writes what comes after the boards.
template <class Format>
constexpr auto write_document(const auto& document, const auto& boards, auto captioned, auto out) {
    constexpr bool is_document = Format::style == list_style::document;
    if constexpr (is_document) out = Format::open(document, out);
    std::size_t index = 0;
    for (const auto& each : boards) {
        const auto board = captioned(each, index);
        if constexpr (is_document) {
            out = Format::write_board(document, index, board, out);
        } else {
            out = put(out, board.caption, detail::note(document, board, ": ", ""), '\n');
            out = put(Format::write(board.queens, out), "\n\n");
        }
        ++index;
    }
    if constexpr (is_document) out = put(Format::close(out), '\n');
    return out;
}

/// @}

} // namespace ctqueens::text

#endif
