// SPDX-License-Identifier: BSL-1.0
/// @file
/// SVG documents that show a chessboard or a sheet of several boards.
#ifndef CTQUEENS_TEXT_SVG_HPP
#define CTQUEENS_TEXT_SVG_HPP

#include <ctqueens/text/document.hpp>

namespace ctqueens::detail {

// The side length of a square, in SVG user units.
inline constexpr std::size_t square_side = 40;

constexpr std::size_t board_side(int size) noexcept {
    return static_cast<std::size_t>(size) * square_side;
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
        const std::size_t side = board_side(size);
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
inline constexpr std::size_t coordinates_width = 24;
inline constexpr std::size_t board_margin = 4;

constexpr std::size_t side_with_coordinates(int size) noexcept {
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

// Captions for a picture of a single, unnumbered board.
struct puzzle_captions : text::numbered_captions {
    constexpr auto put_caption(placement_view queens, std::size_t, auto out) const {
        return put(out, puzzle(queens.size()));
    }
};

// The positions of the boards on a sheet. The boards are arranged in about as many rows as columns.
struct sheet_layout {
    static constexpr std::size_t least_width = 640; // wide enough for the heading
    static constexpr std::size_t least_cell_width = 280;
    static constexpr std::size_t margin = 28;
    static constexpr std::size_t heading_height = 76;
    static constexpr std::size_t line_height = 30; // the height of a caption or a note

    std::size_t across = 0; // the number of boards in a row
    std::size_t cell_width; // a cell holds a board, its caption and its note, and has two margins
    std::size_t cell_height;
    std::size_t left_margin = 0; // the left edge of the first board
    picture_size size{};

    constexpr sheet_layout(std::size_t side, bool has_notes, std::size_t boards) noexcept
        : cell_width((side > least_cell_width ? side : least_cell_width) + margin),
          cell_height(side + line_height * (has_notes ? 2 : 1) + margin) {
        while (across * across < boards) ++across;
        const std::size_t down = boards == 0 ? 0 : (boards - 1) / across + 1;
        const std::size_t width = margin + across * cell_width;
        size = {width > least_width ? width : least_width, heading_height + down * cell_height, 2};
        left_margin = (size.width - width + margin + cell_width - side) / 2;
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// An SVG document that shows one board with coordinates, or several boards with captions. It can
/// also be embedded in HTML. The colours follow the reader's light or dark theme.
struct svg : format<"svg", list_style::document, 26> {
    /// Writes a document with one board. Its title lists the squares of the queens.
    static constexpr auto write(view queens, auto out) {
        const detail::puzzle_captions captions;
        out = open(queens.size(), 1, captions, out);
        return close(write_board(queens, 0, 1, captions, out));
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out) {
        using namespace detail;
        const std::size_t single = side_with_coordinates(size);
        if (is_single(boards, captions)) return put(out, svg_root({single, single}, "img"));
        const picture_size sheet = sheet_layout(board_side(size), captions.has_notes, boards).size;
        return put(out, svg_root(sheet, "group"), "<title>", heading(captions, size, boards),
                   "</title>\n", style_element(), definitions(size), "<g font-size=\"32\">",
                   label(sheet.width / 2, 48), heading(captions, size, boards),
                   "</text>\n</g>\n<g font-size=\"24\">\n");
    }

    static constexpr auto write_board(view queens, std::size_t index, std::size_t boards,
                                      const auto& captions, auto out) {
        using namespace detail;
        // A description, such as `<title>Solution 1: a8 e7 h6 f5 c4 g3 b2 d1</title>`.
        const auto title = [&](auto to) {
            return put(to, "<title>", caption(captions, queens, index),
                       note(captions, queens, index, " (", ")"), ": ", squares_of{queens},
                       "</title>\n");
        };
        if (is_single(boards, captions)) {
            return put(out, title, style_element(), "<defs>", queen_shape, "</defs>\n",
                       board_with_coordinates(queens));
        }
        const std::size_t side = board_side(queens.size());
        const sheet_layout layout(side, captions.has_notes, boards);
        const std::size_t left = layout.left_margin + index % layout.across * layout.cell_width;
        const std::size_t top = layout.heading_height + index / layout.across * layout.cell_height;
        out = put(out, "<g role=\"img\" transform=\"translate(", left, ' ', top, ")\">", title,
                  board_of_definitions(queens), label(side / 2, side + 28),
                  caption(captions, queens, index), "</text>\n");
        if (captions.has_notes) {
            out = put(out, "<g class=\"ctqueens-note\">",
                      label(side / 2, side + 28 + sheet_layout::line_height));
        }
        return put(out, note(captions, queens, index, "", "</text>\n</g>"), "</g>\n");
    }

    static constexpr auto close(auto out) { return detail::put(out, "</g>\n</svg>"); }
    /// @endcond

private:
    // Returns whether the document shows a single board instead of a sheet.
    static constexpr bool is_single(std::size_t boards, const auto& captions) noexcept {
        return boards == 1 && !captions.has_notes;
    }
};

} // namespace ctqueens::text

#endif
