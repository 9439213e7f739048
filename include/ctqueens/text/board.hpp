// SPDX-License-Identifier: BSL-1.0
/// @file
/// A chessboard with Unicode queens and labels.
#ifndef CTQUEENS_TEXT_BOARD_HPP
#define CTQUEENS_TEXT_BOARD_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// A chessboard in UTF-8: queens, light and dark squares, ranks to the left and files below.
struct board : format<"board", list_style::numbered, 26>
{
    /// A queen.
    static constexpr const char* queen = "\xE2\x99\x9B";       // U+265B, black chess queen
    /// An empty light square.
    static constexpr const char* light_square = "\xC2\xB7";    // U+00B7, middle dot
    /// An empty dark square.
    static constexpr const char* dark_square = "\xE2\x96\x91"; // U+2591, light shade

    /// Writes a line for each row from the top down, and a line of files.
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (int row = 0; row < queens.size(); ++row) {
            out = detail::put('\n', write_row(queens, row, out));
        }
        return write_files(queens.size(), out);
    }

    /// Writes the label and the squares of a row.
    template <class Out>
    static constexpr Out write_row(view queens, int row, Out out)
    {
        out = write_rank(queens.size(), row, out);
        for (int column = 0; column < queens.size(); ++column) {
            const char* symbol = queens[row] == column   ? queen
                                 : is_light(row, column) ? light_square
                                                         : dark_square;
            out = detail::put_all(out, ' ', symbol);
        }
        return out;
    }

    /// Whether a square is light. The top left square, a8 for N = 8, is light.
    [[nodiscard]] static constexpr bool is_light(int row, int column) noexcept
    {
        return (row + column) % 2 == 0;
    }

    /// The width of the labels to the left of the board.
    [[nodiscard]] static constexpr int rank_width(int size) noexcept { return size >= 10 ? 2 : 1; }

    /// Writes the label to the left of a row.
    template <class Out>
    static constexpr Out write_rank(int size, int row, Out out)
    {
        const int rank = size - row;
        return detail::put(rank, detail::put(size >= 10 && rank < 10 ? " " : "", out));
    }

    /// Writes the line of labels below the board.
    template <class Out>
    static constexpr Out write_files(int size, Out out)
    {
        out = detail::put(rank_width(size) == 2 ? "  " : " ", out);
        for (int column = 0; column < size; ++column) {
            out = detail::put_all(out, ' ', detail::file_letter(column));
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
