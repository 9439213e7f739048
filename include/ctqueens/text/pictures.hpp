// SPDX-License-Identifier: BSL-1.0
/// @file
/// The pictures of boards: SVG documents, HTML pages, and chessboards for LaTeX.
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

    // A cell holds a board, its caption and its note, and has two margins.
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

inline constexpr const char* page_style =
    ":root{color-scheme:light dark}\n"
    "body{margin:2rem auto;max-width:80rem;padding:0 1rem;font-family:system-ui,sans-serif;"
    "background:#fff;color:#22211e}\n"
    "h1{font-size:1.5rem}\n"
    ".boards{display:grid;gap:1.5rem;"
    "grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr))}\n"
    ".board{max-width:28rem}\n"
    "figure{margin:0;text-align:center;break-inside:avoid}\n"
    "figure svg{display:block;width:100%;height:auto;overflow:visible}\n"
    "figcaption{margin-top:.4rem;font-size:.9rem;text-wrap:balance}\n"
    "small{display:block;color:#5c5952}\n"
    "@media(prefers-color-scheme:dark){body{background:#1b1b1f;color:#e7e4dc}"
    "small{color:#a8a49a}}\n";

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
                  layout.top(index), ")\">", title, board_of_definitions(board.queens),
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

/// An HTML page without external resources. It shows a heading and a grid of boards, which adapts
/// to the width of the window.
struct html : format<"html", "a self-contained page", list_style::document, 26> {
    /// Writes a page with one board.
    static constexpr auto write(view queens, auto out) {
        const document single{queens.rows(), 1, puzzle(queens.rows())};
        const captioned_board board{queens, detail::squares_of{queens}};
        return close(write_board(single, 0, board, open(single, out)));
    }

    /// @cond for write_document()
    static constexpr auto open(const auto& document, auto out) {
        using namespace detail;
        return put(
            out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
            document.heading, "</title>\n<style>\n", page_style, picture_style,
            "</style>\n</head>\n<body class=\"ctqueens\">\n<main>\n<h1>", document.heading,
            "</h1>\n<svg width=\"0\" height=\"0\" style=\"position:absolute\" "
            "aria-hidden=\"true\">\n",
            definitions(document.size), "</svg>\n<div class=\"board",
            document.boards == 1 ? "" : "s", "\">\n");
    }

    // Writes a figure with a board and its caption. A single board also has coordinates.
    static constexpr auto write_board(const auto& document, std::size_t, const auto& board,
                                      auto out) {
        using namespace detail;
        const bool has_one_board = document.boards == 1; // with or without a note
        const std::uint64_t side =
            has_one_board ? side_with_coordinates(document.size) : board_side(document.size);
        out = put(out, "<figure><svg role=\"img\"", view_box(side, side), "><title>",
                  squares_of{board.queens}, "</title>\n");
        out = has_one_board ? put(out, board_with_coordinates(board.queens), "</g>\n")
                            : put(out, board_of_definitions(board.queens));
        return put(out, "</svg><figcaption>", board.caption,
                   note(document, board, " <small>", "</small>"), "</figcaption></figure>\n");
    }

    static constexpr auto close(auto out) { return put(out, "</div>\n</main>\n</body>\n</html>"); }
    /// @endcond
};

/// A LaTeX command that draws a board; it needs the package chessboard. Several solutions are
/// written as one complete document.
struct latex
    : format<"latex", "a document that uses the package chessboard", list_style::document, 26> {
    /// Writes the command `chessboard` with options such as `setpieces={Qa8, Qe7, ...}`.
    static constexpr auto write(view queens, auto out) {
        using namespace detail;
        const int size = queens.rows();
        out = put(out, "\\chessboard[");
        if (size != 8) { // 8 is the package's default
            out = put(out, "maxfield=", square_name{size, {0, size - 1}}, ", ");
        }
        // By default, a rank label has room for only one digit.
        return put(out, size >= 10 ? "labelleftwidth=2.2ex, " : "", "showmover=false, setpieces={Q",
                   squares_of{queens, ", Q"}, "}]");
    }

    /// @cond for write_document()
    static constexpr auto open(const auto& document, auto out) {
        using namespace detail;
        return put(out, "\\documentclass{article}\n\\usepackage{chessboard}\n",
                   "\\usepackage[margin=2cm]{geometry}\n\\setchessboard{smallboard}\n",
                   "\\begin{document}\n\\section*{", document.heading,
                   "}\n\\raggedright\n\\setlength{\\lineskip}{3ex}\n");
    }

    // Writes a board and its caption, and keeps both on the same page.
    static constexpr auto write_board(const auto& document, std::size_t, const auto& board,
                                      auto out) {
        using namespace detail;
        out = write(board.queens, put(out, "\\begin{tabular}{c}\n"));
        return put(out, "\\\\\n", board.caption, note(document, board, "\\\\\n", ""),
                   "\n\\end{tabular}\n");
    }

    static constexpr auto close(auto out) { return put(out, "\\end{document}"); }
    /// @endcond
};

/// @}

} // namespace ctqueens::text

#endif
