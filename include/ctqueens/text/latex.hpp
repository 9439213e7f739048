// SPDX-License-Identifier: BSL-1.0
/// @file
/// A chessboard for LaTeX: `\chessboard[setpieces={Qa8, Qe7, ...}]`.
#ifndef CTQUEENS_TEXT_LATEX_HPP
#define CTQUEENS_TEXT_LATEX_HPP

#include <ctqueens/text/captions.hpp>

namespace ctqueens::text {

/// A command of the LaTeX package chessboard. Several solutions are a document that LaTeX can
/// compile. N is at most 26.
struct latex
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "latex";
    /// How several solutions are written.
    static constexpr list_style style = list_style::document;

    /// The command for one board; it needs `\usepackage{chessboard}`.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        out = detail::put("\\chessboard[", out);
        if constexpr (N != 8) { // which is what the package has without it
            out = detail::put("maxfield=", out);
            out = detail::put(detail::file_letter<N>(N - 1), out);
            out = detail::put_number(N, out);
            out = detail::put(", ", out);
        }
        if constexpr (N >= 10) { // the package leaves room for one digit
            out = detail::put("labelleftwidth=2.2ex, ", out);
        }
        out = detail::put("showmover=false, setpieces={", out);
        for (int row = 0; row < N; ++row) {
            out = detail::put(row == 0 ? "Q" : ", Q", out);
            out = detail::put_square<N>({row, queens[row]}, out);
        }
        return detail::put("}]", out);
    }

    /// The solutions from `first` to before `last` as one document.
    template <int N, class Captions, class Out>
    static constexpr Out write_document(const placement<N>* first, const placement<N>* last,
                                        const Captions& captions, Out out)
    {
        const auto boards = static_cast<std::size_t>(last - first);
        out = detail::put("\\documentclass{article}\n"
                          "\\usepackage{chessboard}\n"
                          "\\usepackage[margin=2cm]{geometry}\n"
                          "\\setchessboard{smallboard}\n"
                          "\\begin{document}\n"
                          "\\section*{",
                          out);
        out = captions.put_heading(N, boards, out);
        out = detail::put("}\n\\raggedright\n\\setlength{\\lineskip}{3ex}\n", out);
        for (std::size_t index = 0; index < boards; ++index) {
            out = write_cell(first[index], captions, index, out);
        }
        return detail::put("\\end{document}\n", out);
    }

private:
    // A board with its caption below, which is not broken between pages.
    template <int N, class Captions, class Out>
    static constexpr Out write_cell(const placement<N>& queens, const Captions& captions,
                                    std::size_t index, Out out)
    {
        out = detail::put("\\begin{tabular}{c}\n", out);
        out = write(queens, out);
        out = detail::put("\\\\\n", out);
        out = captions.put_caption(queens, index, out);
        if constexpr (Captions::has_notes) {
            out = detail::put("\\\\\n", out);
            out = captions.put_note(queens, out);
        }
        return detail::put("\n\\end{tabular}\n", out);
    }
};

} // namespace ctqueens::text

#endif
