// SPDX-License-Identifier: BSL-1.0
/// @file
/// Chessboards for LaTeX.
#ifndef CTQUEENS_TEXT_LATEX_HPP
#define CTQUEENS_TEXT_LATEX_HPP

#include <ctqueens/text/document.hpp>

namespace ctqueens::text {

/// A LaTeX command that draws a board; it needs `\usepackage{chessboard}`. Several solutions are written
/// as one complete document.
struct latex : format<"latex", list_style::document, 26>
{
    /// Writes a command such as `\chessboard[showmover=false, setpieces={Qa8, Qe7, ...}]`.
    static constexpr auto write(view queens, auto out)
    {
        const int size = queens.size();
        out = detail::put("\\chessboard[", out);
        if (size != 8) { // 8 is the package's default
            out = detail::put_all(out, "maxfield=", detail::square_name{size, {0, size - 1}}, ", ");
        }
        // By default, a rank label has room for only one digit.
        out = detail::put_all(out, size >= 10 ? "labelleftwidth=2.2ex, " : "",
                              "showmover=false, setpieces={");
        for (int row = 0; row < size; ++row) {
            out = detail::put_all(out, row == 0 ? "Q" : ", Q",
                                  detail::square_name{size, {row, queens[row]}});
        }
        return detail::put("}]", out);
    }

    /// @cond for write_document()
    static constexpr auto open(int size, std::size_t boards, const auto& captions, auto out)
    {
        out = detail::put_all(out, "\\documentclass{article}\n\\usepackage{chessboard}\n",
                              "\\usepackage[margin=2cm]{geometry}\n\\setchessboard{smallboard}\n",
                              "\\begin{document}\n\\section*{");
        out = captions.put_heading(size, boards, out);
        return detail::put("}\n\\raggedright\n\\setlength{\\lineskip}{3ex}\n", out);
    }

    // Writes a board and its caption, and keeps both on the same page.
    static constexpr auto write_board(view queens, std::size_t index, std::size_t,
                                     const auto& captions, auto out)
    {
        out = write(queens, detail::put("\\begin{tabular}{c}\n", out));
        out = captions.put_caption(queens, index, detail::put("\\\\\n", out));
        if (captions.has_notes) {
            out = captions.put_note(queens, index, detail::put("\\\\\n", out));
        }
        return detail::put("\n\\end{tabular}\n", out);
    }

    static constexpr auto close(auto out) { return detail::put("\\end{document}", out); }
    /// @endcond
};

} // namespace ctqueens::text

#endif
