// SPDX-License-Identifier: BSL-1.0
/// @file
/// A chessboard with Unicode queens and labels.
#ifndef CTQUEENS_TEXT_BOARD_HPP
#define CTQUEENS_TEXT_BOARD_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// A chessboard in UTF-8: queens, light and dark squares, ranks to the left and files below.
struct board
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "board";
    /// How several solutions are written.
    static constexpr list_style style = list_style::numbered;

    /// What stands for a queen.
    static constexpr const char* queen = "\xE2\x99\x9B";       // U+265B, black chess queen
    /// What stands for a light square.
    static constexpr const char* light_square = "\xC2\xB7";    // U+00B7, middle dot
    /// What stands for a dark square.
    static constexpr const char* dark_square = "\xE2\x96\x91"; // U+2591, light shade

    /// Writes one solution, as every format does; N is 1...26; a greater N is refused with a
    /// sentence.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        for (int row = 0; row < N; ++row) {
            out = write_row(queens, row, out);
            out = detail::put('\n', out);
        }
        return write_files<N>(out);
    }

    /// One row: its label and its squares.
    template <int N, class Out>
    static constexpr Out write_row(const placement<N>& queens, int row, Out out)
    {
        out = write_rank<N>(row, out);
        for (int column = 0; column < N; ++column) {
            out = detail::put(' ', out);
            out = detail::put(queens[row] == column   ? queen
                              : is_light(row, column) ? light_square
                                                      : dark_square,
                              out);
        }
        return out;
    }

    /// Whether a square is light; the top left one is, as a8 is on a chessboard.
    [[nodiscard]] static constexpr bool is_light(int row, int column) noexcept
    {
        return (row + column) % 2 == 0;
    }

    /// The width of the labels to the left of the rows.
    template <int N>
    static constexpr int rank_width = N >= 10 ? 2 : 1;

    /// The label to the left of a row.
    template <int N, class Out>
    static constexpr Out write_rank(int row, Out out)
    {
        const int rank = N - row;
        if (rank_width<N> == 2 && rank < 10) {
            out = detail::put(' ', out);
        }
        return detail::put_number(static_cast<std::size_t>(rank), out);
    }

    /// The line of labels below the board.
    template <int N, class Out>
    static constexpr Out write_files(Out out)
    {
        out = detail::put(rank_width<N> == 2 ? "  " : " ", out);
        for (int column = 0; column < N; ++column) {
            out = detail::put(' ', out);
            out = detail::put(detail::file_letter<N>(column), out);
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
