// SPDX-License-Identifier: BSL-1.0
/// @file
/// The pictures of boards: SVG documents, HTML pages, and chessboards for LaTeX.
#ifndef CTQUEENS_TEXT_PICTURES_HPP
#define CTQUEENS_TEXT_PICTURES_HPP

#include <ctqueens/text/document.hpp>

namespace ctqueens::detail {

// Captions for a picture of a single, unnumbered board.
struct puzzle_captions : text::numbered_captions {
    constexpr auto put_caption(placement_view queens, std::size_t, auto out) const {
        return put(out, puzzle(queens.size()));
    }
};

// The positions of the boards on a sheet. The boards are arranged in about as many rows as columns.
struct sheet_layout {
    static constexpr std::uint64_t least_width = 640; // wide enough for the heading
    static constexpr std::uint64_t least_cell_width = 280;
    static constexpr std::uint64_t margin = 28;
    static constexpr std::uint64_t heading_height = 76;
    static constexpr std::uint64_t line_height = 30; // the height of a caption or a note

    std::uint64_t across = 0; // the number of boards in a row
    std::uint64_t cell_width; // a cell holds a board, its caption and its note, and has two margins
    std::uint64_t cell_height;
    std::uint64_t left_margin = 0; // the left edge of the first board
    picture_size size{};

    constexpr sheet_layout(std::uint64_t side, bool has_notes, std::size_t boards) noexcept
        : cell_width((side > least_cell_width ? side : least_cell_width) + margin),
          cell_height(side + line_height * (has_notes ? 2 : 1) + margin) {
        while (across * across < boards) ++across;
        const std::uint64_t down = boards == 0 ? 0 : (boards - 1) / across + 1;
        const std::uint64_t width = margin + across * cell_width;
        size = {width > least_width ? width : least_width, heading_height + down * cell_height, 2};
        left_margin = (size.width - width + margin + cell_width - side) / 2;
    }
};

inline constexpr const char* page_style =
    ":root{color-scheme:light dark}\n"
    "body{margin:2rem auto;max-width:80rem;padding:0 1rem;font-family:system-ui,sans-serif;"
    "background:#fff;color:#3b3632}\n"
    "h1{font-size:1.5rem}\n"
    ".boards{display:grid;gap:1.5rem;"
    "grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr))}\n"
    ".board{max-width:28rem}\n"
    "figure{margin:0;text-align:center;break-inside:avoid}\n"
    "figure svg{display:block;width:100%;height:auto;overflow:visible}\n"
    "figcaption{margin-top:.4rem;font-size:.9rem;text-wrap:balance}\n"
    "small{display:block;color:#6b625a}\n"
    "@media(prefers-color-scheme:dark){body{background:#1c1917;color:#e2dcd4}"
    "small{color:#b0a79c}}\n";

// Captions for a page with a single, unnumbered board.
struct squares_captions : text::numbered_captions {
    constexpr auto put_heading(int size, std::size_t, auto out) const {
        return put(out, puzzle(size));
    }
    constexpr auto put_caption(placement_view queens, std::size_t, auto out) const {
        return put(out, squares_of{queens});
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// An SVG document that shows one board with coordinates, or several boards with captions. It can
/// also be embedded in HTML. The colours follow the reader's light or dark theme.
struct svg : format<"svg", "a drawing", list_style::document, 26> {
    /// Writes a document with one board. Its title lists the squares of the queens.
    static constexpr auto write(view queens, auto out) {
        const detail::puzzle_captions captions;
        out = open(queens.size(), 1, captions, out);
        return close(write_board(queens, 0, 1, captions, out));
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out) {
        using namespace detail;
        const std::uint64_t single = side_with_coordinates(size);
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
        const std::uint64_t side = board_side(queens.size());
        const sheet_layout layout(side, captions.has_notes, boards);
        const std::uint64_t left = layout.left_margin + index % layout.across * layout.cell_width;
        const std::uint64_t top =
            layout.heading_height + index / layout.across * layout.cell_height;
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

/// An HTML page without external resources. It shows a heading and a grid of boards, which adapts
/// to the width of the window.
struct html : format<"html", "a self-contained page", list_style::document, 26> {
    /// Writes a page with one board.
    static constexpr auto write(view queens, auto out) {
        const detail::squares_captions captions;
        out = open(queens.size(), 1, captions, out);
        return close(write_board(queens, 0, 1, captions, out));
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out) {
        using namespace detail;
        return put(
            out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
            heading(captions, size, boards), "</title>\n<style>\n", page_style, picture_style,
            "</style>\n</head>\n<body class=\"ctqueens\">\n<main>\n<h1>",
            heading(captions, size, boards),
            "</h1>\n<svg width=\"0\" height=\"0\" style=\"position:absolute\" "
            "aria-hidden=\"true\">\n",
            definitions(size), "</svg>\n<div class=\"board", boards == 1 ? "" : "s", "\">\n");
    }

    // Writes a figure with a board and its caption. A single board also has coordinates.
    static constexpr auto write_board(view queens, std::size_t index, std::size_t boards,
                                      const auto& captions, auto out) {
        using namespace detail;
        const int size = queens.size();
        const std::uint64_t side = boards == 1 ? side_with_coordinates(size) : board_side(size);
        out = put(out, "<figure><svg role=\"img\"", view_box(side, side), "><title>",
                  squares_of{queens}, "</title>\n");
        out = boards == 1 ? put(out, board_with_coordinates(queens), "</g>\n")
                          : put(out, board_of_definitions(queens));
        return put(out, "</svg><figcaption>", caption(captions, queens, index),
                   note(captions, queens, index, " <small>", "</small>"),
                   "</figcaption></figure>\n");
    }

    static constexpr auto close(auto out) {
        return detail::put(out, "</div>\n</main>\n</body>\n</html>");
    }
    /// @endcond
};

/// A LaTeX command that draws a board; it needs the package chessboard. Several solutions are
/// written as one complete document.
struct latex
    : format<"latex", "a document that uses the package chessboard", list_style::document, 26> {
    /// Writes the command `chessboard` with options such as `setpieces={Qa8, Qe7, ...}`.
    static constexpr auto write(view queens, auto out) {
        using namespace detail;
        const int size = queens.size();
        out = put(out, "\\chessboard[");
        if (size != 8) { // 8 is the package's default
            out = put(out, "maxfield=", square_name{size, {0, size - 1}}, ", ");
        }
        // By default, a rank label has room for only one digit.
        return put(out, size >= 10 ? "labelleftwidth=2.2ex, " : "", "showmover=false, setpieces={Q",
                   squares_of{queens, ", Q"}, "}]");
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out) {
        using namespace detail;
        return put(out, "\\documentclass{article}\n\\usepackage{chessboard}\n",
                   "\\usepackage[margin=2cm]{geometry}\n\\setchessboard{smallboard}\n",
                   "\\begin{document}\n\\section*{", heading(captions, size, boards),
                   "}\n\\raggedright\n\\setlength{\\lineskip}{3ex}\n");
    }

    // Writes a board and its caption, and keeps both on the same page.
    static constexpr auto write_board(view queens, std::size_t index, std::size_t,
                                      const auto& captions, auto out) {
        using namespace detail;
        out = write(queens, put(out, "\\begin{tabular}{c}\n"));
        return put(out, "\\\\\n", caption(captions, queens, index),
                   note(captions, queens, index, "\\\\\n", ""), "\n\\end{tabular}\n");
    }

    static constexpr auto close(auto out) { return detail::put(out, "\\end{document}"); }
    /// @endcond
};

} // namespace ctqueens::text

#endif
