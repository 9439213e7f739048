// SPDX-License-Identifier: BSL-1.0
/// @file
/// The pictures of boards: SVG documents.
#ifndef CTQUEENS_TEXT_PICTURES_HPP
#define CTQUEENS_TEXT_PICTURES_HPP

#include <ctqueens/text/document.hpp>
#include <ctqueens/text/drawing.hpp>

namespace ctqueens::detail {

// The positions of the boards on a sheet. The boards are arranged in about as many rows as columns.
struct sheet_layout {
    static constexpr std::uint64_t least_width = 640; // wide enough for the heading
    static constexpr std::uint64_t least_cell_width = 280;
    static constexpr std::uint64_t margin = 28;
    static constexpr std::uint64_t heading_height = 76;
    static constexpr std::uint64_t line_height = 30; // the height of a caption or a note

    // A cell holds a board, its caption and its note, with a margin on the right and below.
    std::uint64_t cell_width = 0;
    std::uint64_t cell_height = 0;
    std::uint64_t across = 0;      // the number of boards in a row
    std::uint64_t left_margin = 0; // the left edge of the first board
    picture_size size{};

    constexpr explicit sheet_layout(const auto& document) noexcept {
        const std::uint64_t side = board_side(document.size);
        const std::size_t boards = document.boards;
        cell_width = (side > least_cell_width ? side : least_cell_width) + margin;
        cell_height = side + line_height * (document.has_notes ? 2 : 1) + margin;
        while (across * across < boards) ++across;
        const std::uint64_t down = boards == 0 ? 0 : (boards - 1) / across + 1;
        const std::uint64_t width = margin + across * cell_width;
        size = {width > least_width ? width : least_width, heading_height + down * cell_height, 2};
        // Centres the cells on the sheet, and the board in its cell without the margin.
        left_margin = (size.width - width + margin + cell_width - side) / 2;
    }

    // The position of a board.
    constexpr std::uint64_t left(std::size_t index) const noexcept {
        return left_margin + index % across * cell_width;
    }
    constexpr std::uint64_t top(std::size_t index) const noexcept {
        return heading_height + index / across * cell_height;
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// An SVG document that shows one board with coordinates, or several boards with captions. It can
/// also be embedded in HTML. The colours follow the reader's light or dark theme.
struct svg : format<"svg", "a drawing", list_style::document, 26> {
    /// Writes a document with one board. Its title lists the squares of the queens.
    static constexpr auto write(view queens, auto out) {
        const document single{queens.rows(), 1, puzzle(queens.rows())};
        const captioned_board board{queens, single.heading};
        return close(write_board(single, 0, board, open(single, out)));
    }

    /// @cond for write_document()
    static constexpr auto open(const auto& document, auto out) {
        using namespace detail;
        if (is_single(document)) {
            const std::uint64_t side = side_with_coordinates(document.size);
            return put(out, svg_root({side, side}, "img"));
        }
        const picture_size sheet = sheet_layout(document).size;
        return put(out, svg_root(sheet, "group"), "<title>", document.heading, "</title>\n",
                   style_element(), definitions(document.size), "<g font-size=\"32\">",
                   text_at(sheet.width / 2, 48), document.heading,
                   "</text>\n</g>\n<g font-size=\"24\">\n");
    }

    static constexpr auto write_board(const auto& document, std::size_t index, const auto& board,
                                      auto out) {
        using namespace detail;
        // A description, such as `<title>Solution 1: a8 e7 h6 f5 c4 g3 b2 d1</title>`.
        const auto title = parts("<title>", board.caption, note(document, board, " (", ")"), ": ",
                                 squares_of{board.queens}, "</title>\n");
        if (is_single(document)) {
            return put(out, title, style_element(), "<defs>", queen_shape, "</defs>\n",
                       board_with_coordinates(board.queens));
        }
        const sheet_layout layout(document);
        const std::uint64_t middle = board_side(document.size) / 2;
        const std::uint64_t baseline = board_side(document.size) + 28;
        out = put(out, "<g role=\"img\" transform=\"translate(", layout.left(index), ' ',
                  layout.top(index), ")\">", title, board_by_reference(board.queens),
                  text_at(middle, baseline), board.caption, "</text>\n");
        if (document.has_notes) {
            out = put(out, "<g class=\"ctqueens-note\">",
                      text_at(middle, baseline + sheet_layout::line_height), board.note,
                      "</text>\n</g>");
        }
        return put(out, "</g>\n");
    }

    static constexpr auto close(auto out) { return put(out, "</g>\n</svg>"); }
    /// @endcond

private:
    // Returns whether the document shows a single board instead of a sheet.
    static constexpr bool is_single(const auto& document) noexcept {
        return document.boards == 1 && !document.has_notes;
    }
};

/// @}

} // namespace ctqueens::text

#endif
