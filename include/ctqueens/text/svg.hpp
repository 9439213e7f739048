// SPDX-License-Identifier: BSL-1.0
/// @file
/// SVG documents that show a chessboard or a sheet of several boards.
#ifndef CTQUEENS_TEXT_SVG_HPP
#define CTQUEENS_TEXT_SVG_HPP

#include <ctqueens/text/document.hpp>
#include <ctqueens/text/plain_formats.hpp>

namespace ctqueens::detail {

// The side length of a square, in SVG user units.
inline constexpr std::size_t square_side = 40;

constexpr std::size_t board_side(int size) noexcept
{
    return static_cast<std::size_t>(size) * square_side;
}

// The shape that put_queens() uses: a crown with a base and five points, each topped by a ball.
inline constexpr const char* queen_shape =
    "<path id=\"ctqueens-queen\" class=\"ctqueens-queen\" d=\""
    "M6 11.5a2.3 2.3 0 1 1-.1 0zM13 6.9a2.3 2.3 0 1 1-.1 0zM20 5.2a2.3 2.3 0 1 1-.1 0z"
    "M27 6.9a2.3 2.3 0 1 1-.1 0zM34 11.5a2.3 2.3 0 1 1-.1 0z"
    "M6 14l4.5 14h19L34 14l-7 7.5V9.5l-4.8 11L20 8l-2.2 12.5-4.8-11v12z"
    "M11 29.5h18l1 2.6H10zM8.5 33.6h23V36h-23z\"/>\n";

// Draws the squares and the frame of an empty board, whose top-left corner is at the origin.
constexpr auto put_squares(int size, auto out)
{
    const std::size_t side = board_side(size);
    out = put_all(out, "<path class=\"ctqueens-light\" d=\"M0 0h", side, 'v', side, "H0z\"/>");
    out = put("<path class=\"ctqueens-dark\" d=\"", out);
    for (int row = 0; row < size; ++row) {
        for (int column = 1 - row % 2; column < size; column += 2) {
            out = put_all(out, 'M', board_side(column), ' ', board_side(row), "h40v40h-40z");
        }
    }
    return put_all(out, "\"/><path class=\"ctqueens-line\" d=\"M0 0h", side, 'v', side, "H0z\"/>\n");
}

constexpr auto put_queens(placement_view queens, auto out)
{
    for (int row = 0; row < queens.size(); ++row) {
        if (queens[row] < queens.size()) {
            out = put_all(out, "<use href=\"#ctqueens-queen\" x=\"", board_side(queens[row]), "\" y=\"",
                          board_side(row), "\"/>");
        }
    }
    return put('\n', out);
}

// Writes rank labels to the left of a board and file labels below it.
constexpr auto put_coordinates(int size, auto out)
{
    out = put("<g class=\"ctqueens-note\" font-size=\"13\">\n", out);
    for (int row = 0; row < size; ++row) {
        out = put_all(out, "<text x=\"-12\" y=\"", board_side(row) + 25, "\">", size - row, "</text>");
    }
    out = put('\n', out);
    for (int column = 0; column < size; ++column) {
        out = open_label(board_side(column) + 20, board_side(size) + 17, out);
        out = put_all(out, file_letter(column), "</text>");
    }
    return put("\n</g>\n", out);
}

// The coordinates need space to the left of the board and below it. The other two sides have a margin.
inline constexpr std::size_t coordinates_width = 24;
inline constexpr std::size_t board_margin = 4;

constexpr std::size_t side_with_coordinates(int size) noexcept
{
    return coordinates_width + board_side(size) + board_margin;
}

// Draws a board with coordinates and queens in a new group, which the caller must close.
constexpr auto put_board_with_coordinates(placement_view queens, auto out)
{
    out = put_all(out, "<g transform=\"translate(", coordinates_width, ' ', board_margin, ")\">\n");
    out = put_squares(queens.size(), out);
    return put_queens(queens, put_coordinates(queens.size(), out));
}

// Writes the definitions that put_board() refers to.
constexpr auto put_definitions(int size, auto out)
{
    out = put_all(out, "<defs>\n", queen_shape, "<g id=\"ctqueens-board\">");
    return put("</g>\n</defs>\n", put_squares(size, out));
}

// Draws a board and its queens, using the shapes defined by put_definitions().
constexpr auto put_board(placement_view queens, auto out)
{
    return put_queens(queens, put("<use href=\"#ctqueens-board\"/>", out));
}

// Writes a description of the board, such as `<title>Solution 1: a8 e7 h6 f5 c4 g3 b2 d1</title>`.
constexpr auto put_board_title(placement_view queens, const auto& captions, std::size_t index,
                              auto out)
{
    out = captions.put_caption(queens, index, put("<title>", out));
    if (captions.has_notes) {
        out = captions.put_note(queens, index, put(" (", out));
        out = put(')', out);
    }
    out = text::squares::write(queens, put(": ", out));
    return put("</title>\n", out);
}

// The positions of the boards on a sheet. The boards are arranged in about as many rows as columns.
struct sheet_layout
{
    static constexpr std::size_t least_width = 640; // wide enough for the heading
    static constexpr std::size_t least_cell_width = 280;
    static constexpr std::size_t margin = 28;
    static constexpr std::size_t heading_height = 76;
    static constexpr std::size_t line_height = 30; // the height of a caption or a note

    std::size_t across = 0;  // the number of boards in a row
    std::size_t cell_width;  // a cell holds a board, its caption and its note, and has two margins
    std::size_t cell_height;
    std::size_t left_margin = 0; // the left edge of the first board
    picture_size size{};

    constexpr sheet_layout(std::size_t side, bool has_notes, std::size_t boards) noexcept
        : cell_width((side > least_cell_width ? side : least_cell_width) + margin),
          cell_height(side + line_height * (has_notes ? 2 : 1) + margin)
    {
        while (across * across < boards) {
            ++across;
        }
        const std::size_t down = boards == 0 ? 0 : (boards - 1) / across + 1;
        const std::size_t width = margin + across * cell_width;
        size = {width > least_width ? width : least_width, heading_height + down * cell_height, 2};
        left_margin = (size.width - width + margin + cell_width - side) / 2;
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// An SVG document that shows one board with coordinates, or several boards with captions. It can also
/// be embedded in HTML. The colours follow the reader's light or dark theme.
struct svg : format<"svg", list_style::document, 26>
{
    /// Writes a document with one board. Its title lists the squares of the queens.
    static constexpr auto write(view queens, auto out)
    {
        out = detail::put("<title>", open_single(queens.size(), out));
        out = detail::put(": ", detail::put_puzzle(queens.size(), out));
        out = detail::put("</title>\n", squares::write(queens, out));
        return close(write_single(queens, out));
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out)
    {
        using namespace detail;
        if (is_single(boards, captions)) return open_single(size, out);
        const picture_size sheet = sheet_layout(board_side(size), captions.has_notes, boards).size;
        out = put("<title>", open_svg(sheet, "group", out));
        out = captions.put_heading(size, boards, out);
        out = put_style(put("</title>\n", out));
        out = put("<g font-size=\"32\">", put_definitions(size, out));
        out = captions.put_heading(size, boards, open_label(sheet.width / 2, 48, out));
        return put("</text>\n</g>\n<g font-size=\"24\">\n", out);
    }

    static constexpr auto write_board(view queens, std::size_t index, std::size_t boards,
                                     const auto& captions, auto out)
    {
        using namespace detail;
        if (is_single(boards, captions)) {
            return write_single(queens, put_board_title(queens, captions, index, out));
        }
        const std::size_t side = board_side(queens.size());
        const sheet_layout layout(side, captions.has_notes, boards);
        const std::size_t left = layout.left_margin + index % layout.across * layout.cell_width;
        const std::size_t top = layout.heading_height + index / layout.across * layout.cell_height;
        out = put_all(out, "<g role=\"img\" transform=\"translate(", left, ' ', top, ")\">");
        out = put_board(queens, put_board_title(queens, captions, index, out));
        out = captions.put_caption(queens, index, open_label(side / 2, side + 28, out));
        out = put("</text>\n", out);
        if (captions.has_notes) {
            out = put("<g class=\"ctqueens-note\">", out);
            out = open_label(side / 2, side + 28 + sheet_layout::line_height, out);
            out = put("</text>\n</g>", captions.put_note(queens, index, out));
        }
        return put("</g>\n", out);
    }

    static constexpr auto close(auto out) { return detail::put("</g>\n</svg>", out); }
    /// @endcond

private:
    // Returns whether the document shows a single board instead of a sheet.
    template <class Captions>
    static constexpr bool is_single(std::size_t boards, const Captions& captions) noexcept
    {
        return boards == 1 && !captions.has_notes;
    }

    static constexpr auto open_single(int size, auto out)
    {
        const std::size_t side = detail::side_with_coordinates(size);
        return detail::open_svg({side, side}, "img", out);
    }

    static constexpr auto write_single(placement_view queens, auto out)
    {
        using namespace detail;
        out = put_all(put_style(out), "<defs>", queen_shape, "</defs>\n");
        return put_board_with_coordinates(queens, out);
    }
};

} // namespace ctqueens::text

#endif
