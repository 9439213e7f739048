// SPDX-License-Identifier: BSL-1.0
/// @file
/// Chessboards for LaTeX.
#ifndef CTQUEENS_TEXT_LATEX_HPP
#define CTQUEENS_TEXT_LATEX_HPP

#include <ctqueens/text/document.hpp>

namespace ctqueens::text {

/// A LaTeX command that draws a board; it needs `\usepackage{chessboard}`. Several solutions are
/// written as one complete document.
struct latex : format<"latex", list_style::document, 26> {
    /// Writes a command such as `\chessboard[showmover=false, setpieces={Qa8, Qe7, ...}]`.
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
