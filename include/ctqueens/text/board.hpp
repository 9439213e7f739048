// SPDX-License-Identifier: BSL-1.0
/// @file
/// A chessboard drawn with Unicode characters, with rank and file labels.
#ifndef CTQUEENS_TEXT_BOARD_HPP
#define CTQUEENS_TEXT_BOARD_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// A chessboard in UTF-8 with light and dark squares, rank labels on the left and file labels below.
struct board : format<"board", list_style::numbered, 26>
{
    /// The symbol for a queen.
    static constexpr const char* queen = "\xE2\x99\x9B";       // U+265B, black chess queen
    /// The symbol for an empty light square.
    static constexpr const char* light_square = "\xC2\xB7";    // U+00B7, middle dot
    /// The symbol for an empty dark square.
    static constexpr const char* dark_square = "\xE2\x96\x91"; // U+2591, light shade

    /// Writes one line per row, from the top down, followed by a line of file labels.
    template <class Out>
    static constexpr Out write(view queens, Out out)
    {
        for (int row = 0; row < queens.size(); ++row) {
            out = detail::put('\n', write_row(queens, row, out));
        }
        return write_files(queens.size(), out);
    }

    /// Writes the rank label and the squares of a row.
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

    /// Returns whether a square is light. The top-left square (a8 for N = 8) is light.
    [[nodiscard]] static constexpr bool is_light(int row, int column) noexcept
    {
        return (row + column) % 2 == 0;
    }

    /// Returns the width of the rank labels, in characters.
    [[nodiscard]] static constexpr int rank_width(int size) noexcept { return size >= 10 ? 2 : 1; }

    /// Writes the rank label of a row, padded to rank_width(size).
    template <class Out>
    static constexpr Out write_rank(int size, int row, Out out)
    {
        const int rank = size - row;
        return detail::put(rank, detail::put(size >= 10 && rank < 10 ? " " : "", out));
    }

    /// Writes the line of file labels below the board.
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
