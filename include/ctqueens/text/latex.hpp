// SPDX-License-Identifier: BSL-1.0
/// @file
/// Chessboards for LaTeX.
#ifndef CTQUEENS_TEXT_LATEX_HPP
#define CTQUEENS_TEXT_LATEX_HPP

#include <ctqueens/text/captions.hpp>

namespace ctqueens::text {

/// A LaTeX command that draws a board; it needs `\usepackage{chessboard}`. Several solutions are written
/// as one complete document.
struct latex : format<"latex", list_style::document, 26>
{
    /// Writes a command such as `\chessboard[showmover=false, setpieces={Qa8, Qe7, ...}]`.
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        const int size = queens.size();
        out = detail::put("\\chessboard[", out);
        if (size != 8) { // 8 is the package's default
            out = detail::put_all(out, "maxfield=", detail::square_name{size, {0, size - 1}}, ", ");
        }
        // By default, a rank label has room for only one digit.
        out = detail::put(size >= 10 ? "labelleftwidth=2.2ex, " : "", out);
        out = detail::put("showmover=false, setpieces={", out);
        for (int row = 0; row < size; ++row) {
            const detail::square_name at{size, {row, queens[row]}};
            out = detail::put_all(out, row == 0 ? "Q" : ", Q", at);
        }
        return detail::put("}]", out);
    }

    /// @cond for write_document()
    template <class Captions, class Out>
    static constexpr Out open(int size, std::size_t boards, const Captions& captions, Out out)
    {
        out = detail::put("\\documentclass{article}\n"
                          "\\usepackage{chessboard}\n"
                          "\\usepackage[margin=2cm]{geometry}\n"
                          "\\setchessboard{smallboard}\n"
                          "\\begin{document}\n"
                          "\\section*{",
                          out);
        out = captions.put_heading(size, boards, out);
        return detail::put("}\n\\raggedright\n\\setlength{\\lineskip}{3ex}\n", out);
    }

    // Writes a board and its caption, and keeps both on the same page.
    template <class Captions, class Out>
    static constexpr Out write_board(view queens, std::size_t index, std::size_t,
                                     const Captions& captions, Out out)
    {
        out = write(queens, detail::put("\\begin{tabular}{c}\n", out));
        out = captions.put_caption(queens, index, detail::put("\\\\\n", out));
        if (captions.has_notes) {
            out = captions.put_note(queens, index, detail::put("\\\\\n", out));
        }
        return detail::put("\n\\end{tabular}\n", out);
    }

    template <class Out>
    static constexpr Out close(Out out)
    {
        return detail::put("\\end{document}", out);
    }
    /// @endcond
};

} // namespace ctqueens::text

#endif
