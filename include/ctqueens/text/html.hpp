// SPDX-License-Identifier: BSL-1.0
/// @file
/// A self-contained HTML page that shows boards.
#ifndef CTQUEENS_TEXT_HTML_HPP
#define CTQUEENS_TEXT_HTML_HPP

#include <ctqueens/text/svg.hpp>

namespace ctqueens::detail {

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

/// An HTML page without external resources. It shows a heading and a grid of boards, which adapts
/// to the width of the window.
struct html : format<"html", list_style::document, 26> {
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
        const std::size_t side = boards == 1 ? side_with_coordinates(size) : board_side(size);
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

} // namespace ctqueens::text

#endif
