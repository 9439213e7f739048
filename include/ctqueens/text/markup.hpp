// SPDX-License-Identifier: BSL-1.0
/// @file
/// The root element of SVG documents, and the colours of all pictures.
#ifndef CTQUEENS_TEXT_MARKUP_HPP
#define CTQUEENS_TEXT_MARKUP_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text::detail {

// Writes the attribute ` viewBox="0 0 width height"`.
constexpr auto put_view_box(std::size_t width, std::size_t height, auto out)
{
    return put_all(out, " viewBox=\"0 0 ", width, ' ', height, '"');
}

// Styles squares, queens, lines and notes by class. Other text inherits its style from the root element,
// whose class is ctqueens. Descendant selectors are not used, because they do not match inside <use>.
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
struct picture_size
{
    std::size_t width;
    std::size_t height;
    std::size_t units_per_pixel = 1;
};

// Opens an SVG document; the caller must write its title and style next. The role is `img` for a
// single picture, and `group` for several pictures with individual titles.
constexpr auto open_svg(picture_size size, const char* role, auto out)
{
    out = put_all(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ctqueens\" role=\"", role,
                  "\" width=\"", size.width / size.units_per_pixel, "\" height=\"",
                  size.height / size.units_per_pixel, '"');
    return put(">\n", put_view_box(size.width, size.height, out));
}

constexpr auto put_style(auto out)
{
    return put_all(out, "<style>\n", picture_style, "</style>\n");
}

// Opens a text element that is horizontally centred at x.
constexpr auto open_label(std::size_t x, std::size_t y, auto out)
{
    return put_all(out, "<text x=\"", x, "\" y=\"", y, "\">");
}

} // namespace ctqueens::text::detail

#endif
