// SPDX-License-Identifier: BSL-1.0
/// @file
/// What documents share: headings, captions, and drawings of boards.
#ifndef CTQUEENS_TEXT_DOCUMENT_HPP
#define CTQUEENS_TEXT_DOCUMENT_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::detail {

// The functions below return parts for put().

// The beginning of a heading, such as `8 queens`.
constexpr auto puzzle(int size) {
    return [=](auto out) { return put(out, size, size == 1 ? " queen" : " queens"); };
}

constexpr auto heading(const auto& captions, int size, std::size_t boards) {
    return [=, &captions](auto out) { return captions.put_heading(size, boards, out); };
}
constexpr auto caption(const auto& captions, placement_view queens, std::size_t index) {
    return [=, &captions](auto out) { return captions.put_caption(queens, index, out); };
}

// The note of a board between two texts, or nothing if there are no notes.
constexpr auto note(const auto& captions, placement_view queens, std::size_t index,
                    const char* before, const char* after) {
    return [=, &captions](auto out) {
        return captions.has_notes ? put(captions.put_note(queens, index, put(out, before)), after)
                                  : out;
    };
}

// The attribute ` viewBox="0 0 width height"`.
constexpr auto view_box(std::uint64_t width, std::uint64_t height) {
    return [=](auto out) { return put(out, " viewBox=\"0 0 ", width, ' ', height, '"'); };
}

// Styles squares, queens, lines and notes by class. Other text inherits its style from the root
// element, whose class is ctqueens. Descendant selectors are not used, because they do not match
// inside <use>.
inline constexpr const char* picture_style =
    ".ctqueens{color-scheme:light dark;fill:#3b3632;"
    "font-family:system-ui,sans-serif;text-anchor:middle}\n"
    ".ctqueens-light{fill:#f3e7d0}\n"
    ".ctqueens-dark{fill:#bd9a73}\n"
    ".ctqueens-queen{fill:#1f1b18}\n"
    ".ctqueens-line{fill:none;stroke:#7d6244}\n"
    ".ctqueens-note{fill:#6b625a}\n"
    "@media(prefers-color-scheme:dark){\n"
    ".ctqueens{fill:#e2dcd4}\n"
    ".ctqueens-light{fill:#948570}\n"
    ".ctqueens-dark{fill:#62513f}\n"
    ".ctqueens-queen{fill:#fffdf8}\n"
    ".ctqueens-line{stroke:#3d332a}\n"
    ".ctqueens-note{fill:#b0a79c}\n"
    "}\n";

// The size of a picture, in SVG user units.
struct picture_size {
    std::uint64_t width;
    std::uint64_t height;
    std::uint64_t units_per_pixel = 1;
};

// The start of an SVG document; the title and the style must come next. The role is `img` for a
// single picture, and `group` for several pictures with individual titles.
constexpr auto svg_root(picture_size size, const char* role) {
    return [=](auto out) {
        return put(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ctqueens\" role=\"",
                   role, "\" width=\"", size.width / size.units_per_pixel, "\" height=\"",
                   size.height / size.units_per_pixel, '"', view_box(size.width, size.height),
                   ">\n");
    };
}

constexpr auto style_element(const char* more = "") {
    return [=](auto out) { return put(out, "<style>\n", picture_style, "</style>\n", more); };
}

// The start of a text element that is horizontally centred at x.
constexpr auto label(std::uint64_t x, std::uint64_t y) {
    return [=](auto out) { return put(out, "<text x=\"", x, "\" y=\"", y, "\">"); };
}

// The side length of a square, in SVG user units.
inline constexpr std::uint64_t square_side = 40;

constexpr std::uint64_t board_side(int size) noexcept {
    return static_cast<std::uint64_t>(size) * square_side;
}

// The shape that queens() uses: a crown with a base and five points, each topped by a ball.
inline constexpr const char* queen_shape =
    "<path id=\"ctqueens-queen\" class=\"ctqueens-queen\" d=\""
    "M6 11.5a2.3 2.3 0 1 1-.1 0zM13 6.9a2.3 2.3 0 1 1-.1 0zM20 5.2a2.3 2.3 0 1 1-.1 0z"
    "M27 6.9a2.3 2.3 0 1 1-.1 0zM34 11.5a2.3 2.3 0 1 1-.1 0z"
    "M6 14l4.5 14h19L34 14l-7 7.5V9.5l-4.8 11L20 8l-2.2 12.5-4.8-11v12z"
    "M11 29.5h18l1 2.6H10zM8.5 33.6h23V36h-23z\"/>\n";

// The squares and the frame of an empty board, whose top-left corner is at the origin.
constexpr auto empty_board(int size) {
    return [=](auto out) {
        const std::uint64_t side = board_side(size);
        out = put(out, "<path class=\"ctqueens-light\" d=\"M0 0h", side, 'v', side,
                  "H0z\"/><path class=\"ctqueens-dark\" d=\"");
        for (int row = 0; row < size; ++row) {
            for (int column = 1 - row % 2; column < size; column += 2) {
                out = put(out, 'M', board_side(column), ' ', board_side(row), "h40v40h-40z");
            }
        }
        return put(out, "\"/><path class=\"ctqueens-line\" d=\"M0 0h", side, 'v', side,
                   "H0z\"/>\n");
    };
}

constexpr auto queens_on_board(placement_view queens) {
    return [=](auto out) {
        for (int row = 0; row < queens.size(); ++row) {
            if (queens[row] < queens.size()) {
                out = put(out, "<use href=\"#ctqueens-queen\" x=\"", board_side(queens[row]),
                          "\" y=\"", board_side(row), "\"/>");
            }
        }
        return put(out, '\n');
    };
}

// Rank labels to the left of a board and file labels below it.
constexpr auto coordinates(int size) {
    return [=](auto out) {
        out = put(out, "<g class=\"ctqueens-note\" font-size=\"13\">\n");
        for (int row = 0; row < size; ++row) {
            out = put(out, "<text x=\"-12\" y=\"", board_side(row) + 25, "\">", size - row,
                      "</text>");
        }
        out = put(out, '\n');
        for (int column = 0; column < size; ++column) {
            out = put(out, label(board_side(column) + 20, board_side(size) + 17),
                      file_letter(column), "</text>");
        }
        return put(out, "\n</g>\n");
    };
}

// The coordinates need space to the left of the board and below it. The other two sides have a
// margin.
inline constexpr std::uint64_t coordinates_width = 24;
inline constexpr std::uint64_t board_margin = 4;

constexpr std::uint64_t side_with_coordinates(int size) noexcept {
    return coordinates_width + board_side(size) + board_margin;
}

// A board with coordinates and queens in a group, which the caller must close.
constexpr auto board_with_coordinates(placement_view queens) {
    return [=](auto out) {
        return put(out, "<g transform=\"translate(", coordinates_width, ' ', board_margin, ")\">\n",
                   empty_board(queens.size()), coordinates(queens.size()), queens_on_board(queens));
    };
}

// The definitions that board_of_definitions() refers to.
constexpr auto definitions(int size) {
    return [=](auto out) {
        return put(out, "<defs>\n", queen_shape, "<g id=\"ctqueens-board\">", empty_board(size),
                   "</g>\n</defs>\n");
    };
}
constexpr auto board_of_definitions(placement_view queens) {
    return [=](auto out) {
        return put(out, "<use href=\"#ctqueens-board\"/>", queens_on_board(queens));
    };
}

} // namespace ctqueens::detail

namespace ctqueens::text {

/// Numbered captions: `Solution 1`, `Solution 2` and so on. Custom captions must also be plain
/// ASCII, without characters that have a special meaning in markup languages.
struct numbered_captions {
    std::size_t number = 1; ///< the number in the first caption

    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = false;

    /// Writes the heading: `8 queens: 92 solutions`, or `8 queens: solution 5` for a single
    /// solution.
    constexpr auto put_heading(int size, std::size_t count, auto out) const {
        out = detail::put(out, detail::puzzle(size));
        return count == 1 ? detail::put(out, ": solution ", number)
                          : detail::put(out, ": ", count, " solutions");
    }

    /// Writes the caption of the board at `index`.
    constexpr auto put_caption(placement_view, std::size_t index, auto out) const {
        return detail::put(out, "Solution ", number + index);
    }

    /// Writes nothing, because there are no notes.
    constexpr auto put_note(placement_view, std::size_t, auto out) const { return out; }
};

/// Writes a range of solutions for N = `size` as one svg, html or latex document. The range must
/// have size(), begin() and end(), and its elements must be placements or views. `captions` must
/// have the same members as numbered_captions. The format must provide these functions:
///
/// - `open(size, boards, captions, out)` opens a document with `boards` boards.
/// - `write_board(queens, index, boards, captions, out)` writes a board.
/// - `close(out)` closes the document.
///
///     constexpr text::numbered_captions captions{};
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     constexpr auto end = text::write_document<text::html>(4, solutions<4>, captions, nowhere);
///     static_assert(end.size() > 0);
template <class Format>
constexpr auto write_document(int size, const auto& solutions, const auto& captions, auto out) {
    const std::size_t boards = solutions.size();
    out = Format::open(size, boards, captions, out);
    std::size_t index = 0;
    for (const placement_view queens : solutions) {
        out = Format::write_board(queens, index++, boards, captions, out);
    }
    return detail::put(Format::close(out), '\n');
}

} // namespace ctqueens::text

#endif
