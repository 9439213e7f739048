// SPDX-License-Identifier: BSL-1.0
/// @file
/// A page of HTML that shows boards and needs no other file.
#ifndef CTQUEENS_TEXT_HTML_HPP
#define CTQUEENS_TEXT_HTML_HPP

#include <ctqueens/text/svg.hpp>

namespace ctqueens::text {

namespace detail {

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

// Captions for one board that has no number.
struct squares_captions
{
    static constexpr bool has_notes = false;

    template <class Out>
    constexpr Out put_heading(int size, std::size_t, Out out) const
    {
        out = put_number(static_cast<std::size_t>(size), out);
        return put(size == 1 ? " queen" : " queens", out);
    }
    template <int N, class Out>
    constexpr Out put_caption(const placement<N>& queens, std::size_t, Out out) const
    {
        return squares::write(queens, out);
    }
    template <int N, class Out>
    constexpr Out put_note(const placement<N>&, Out out) const
    {
        return out;
    }
};

} // namespace detail

/// A page of HTML without external resources: a heading, and the boards in a grid that fits the
/// width of the window. N is at most 26.
struct html
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "html";
    /// How several solutions are written.
    static constexpr list_style style = list_style::document;

    /// A page with one board.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        return write_page(&queens, &queens + 1, detail::squares_captions(), out);
    }

    /// The solutions from `first` to before `last` as one page.
    template <int N, class Captions, class Out>
    static constexpr Out write_document(const placement<N>* first, const placement<N>* last,
                                        const Captions& captions, Out out)
    {
        out = write_page(first, last, captions, out);
        return detail::put('\n', out);
    }

private:
    template <int N, class Captions, class Out>
    static constexpr Out write_page(const placement<N>* first, const placement<N>* last,
                                    const Captions& captions, Out out)
    {
        const auto boards = static_cast<std::size_t>(last - first);
        const auto put_heading = [&](auto to) { return captions.put_heading(N, boards, to); };
        out = write_head(put_heading, out);
        out = detail::put("<body class=\"ctqueens\">\n<main>\n<h1>", out);
        out = put_heading(out);
        out = detail::put("</h1>\n<svg width=\"0\" height=\"0\" style=\"position:absolute\" "
                          "aria-hidden=\"true\">\n",
                          out);
        out = detail::put_definitions<N>(out);
        out = detail::put(boards == 1 ? "</svg>\n<div class=\"board\">\n"
                                      : "</svg>\n<div class=\"boards\">\n",
                          out);
        for (std::size_t index = 0; index < boards; ++index) {
            out = write_figure(first[index], captions, index, boards == 1, out);
        }
        return detail::put("</div>\n</main>\n</body>\n</html>", out);
    }

    template <class PutHeading, class Out>
    static constexpr Out write_head(PutHeading put_heading, Out out)
    {
        out = detail::put("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
                          "<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" "
                          "content=\"width=device-width, initial-scale=1\">\n<title>",
                          out);
        out = put_heading(out);
        out = detail::put("</title>\n<style>\n", out);
        out = detail::put(detail::page_style, out);
        out = detail::put(detail::picture_style, out);
        return detail::put("</style>\n</head>\n", out);
    }

    template <int N, class Captions, class Out>
    static constexpr Out write_figure(const placement<N>& queens, const Captions& captions,
                                      std::size_t index, bool has_coordinates, Out out)
    {
        using namespace detail;
        out = put("<figure><svg role=\"img\"", out);
        out = has_coordinates ? put_view_box(board_with_coordinates<N>.width,
                                             board_with_coordinates<N>.height, out)
                              : put_view_box(board_side<N>, board_side<N>, out);
        out = put("><title>", out);
        out = squares::write(queens, out);
        out = put("</title>\n", out);
        out = has_coordinates ? put_board_with_coordinates(queens, out) : put_board(queens, out);
        out = put("</svg><figcaption>", out);
        out = captions.put_caption(queens, index, out);
        if constexpr (Captions::has_notes) {
            out = put(" <small>", out);
            out = captions.put_note(queens, out);
            out = put("</small>", out);
        }
        return put("</figcaption></figure>\n", out);
    }
};

} // namespace ctqueens::text

#endif
