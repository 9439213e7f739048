// SPDX-License-Identifier: BSL-1.0
/// @file
/// What SVG drawings share: the root element, the style, boards and queens.
#ifndef CTQUEENS_TEXT_DRAWING_HPP
#define CTQUEENS_TEXT_DRAWING_HPP

#include <ctqueens/text/parts.hpp>

namespace ctqueens::detail {

// The functions below return parts for put().

// The attribute ` viewBox="0 0 width height"`.
constexpr auto view_box(std::uint64_t width, std::uint64_t height) {
    return parts(" viewBox=\"0 0 ", width, ' ', height, '"');
}

// Styles squares, queens, lines and notes by class. Other text inherits its style from the root
// element, whose class is ctqueens. Descendant selectors are not used, because they do not match
// inside <use>.
inline constexpr const char* picture_style =
    ".ctqueens{color-scheme:light dark;fill:#22211e;"
    "font-family:system-ui,sans-serif;text-anchor:middle}\n"
    ".ctqueens-light{fill:#f3eee0}\n"
    ".ctqueens-dark{fill:#d9ceb2}\n"
    ".ctqueens-queen{fill:#22211e}\n"
    ".ctqueens-line{fill:none;stroke:#8c8573}\n"
    ".ctqueens-note{fill:#5c5952}\n"
    "@media(prefers-color-scheme:dark){\n"
    ".ctqueens{fill:#e7e4dc}\n"
    ".ctqueens-light{fill:#3a3e42}\n"
    ".ctqueens-dark{fill:#2a2d31}\n"
    ".ctqueens-queen{fill:#e7e4dc}\n"
    ".ctqueens-line{stroke:#5a5e63}\n"
    ".ctqueens-note{fill:#a8a49a}\n"
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
    return parts("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ctqueens\" role=\"", role,
                 "\" width=\"", size.width / size.units_per_pixel, "\" height=\"",
                 size.height / size.units_per_pixel, '"', view_box(size.width, size.height), ">\n");
}

constexpr auto style_element(const char* second_element = "") {
    return parts("<style>\n", picture_style, "</style>\n", second_element);
}

// The start of a text element that is horizontally centred at x.
constexpr auto text_at(std::uint64_t x, std::uint64_t y) {
    return parts("<text x=\"", x, "\" y=\"", y, "\">");
}

// The side length of a square, in SVG user units. The queen's shape, the paths of the dark squares
// and the positions of the coordinates assume this value.
inline constexpr std::uint64_t square_side = 40;

constexpr std::uint64_t board_side(int size) noexcept {
    return static_cast<std::uint64_t>(size) * square_side;
}
// The distance of a row from the top of the board, or of a column from the left.
constexpr std::uint64_t offset_of(int row_or_column) noexcept { return board_side(row_or_column); }

// The shape that queens_on_board() uses: a crown with a base and five points, each of which has a
// ball.
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
                out = put(out, 'M', offset_of(column), ' ', offset_of(row), "h40v40h-40z");
            }
        }
        return put(out, "\"/><path class=\"ctqueens-line\" d=\"M0 0h", side, 'v', side,
                   "H0z\"/>\n");
    };
}

constexpr auto queens_on_board(placement_view queens) {
    return [=](auto out) {
        for (int row = 0; row < queens.rows(); ++row) {
            out = put(out, "<use href=\"#ctqueens-queen\" x=\"", offset_of(queens[row]), "\" y=\"",
                      offset_of(row), "\"/>");
        }
        return put(out, '\n');
    };
}

// Rank labels to the left of a board and file labels below it.
constexpr auto coordinates(int size) {
    return [=](auto out) {
        out = put(out, "<g class=\"ctqueens-note\" font-size=\"13\">\n");
        for (int row = 0; row < size; ++row) {
            out =
                put(out, "<text x=\"-12\" y=\"", offset_of(row) + 25, "\">", size - row, "</text>");
        }
        out = put(out, '\n');
        for (int column = 0; column < size; ++column) {
            out = put(out, text_at(offset_of(column) + 20, board_side(size) + 17),
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
    return parts("<g transform=\"translate(", coordinates_width, ' ', board_margin, ")\">\n",
                 empty_board(queens.rows()), coordinates(queens.rows()), queens_on_board(queens));
}

// The definitions that board_by_reference() refers to.
constexpr auto definitions(int size) {
    return parts("<defs>\n", queen_shape, "<g id=\"ctqueens-board\">", empty_board(size),
                 "</g>\n</defs>\n");
}
constexpr auto board_by_reference(placement_view queens) {
    return parts("<use href=\"#ctqueens-board\"/>", queens_on_board(queens));
}

} // namespace ctqueens::detail

#endif
