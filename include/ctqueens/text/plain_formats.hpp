// SPDX-License-Identifier: BSL-1.0
/// @file
/// The plain-text formats columns, csv, json, digits, squares, fen, grid and board.
#ifndef CTQUEENS_TEXT_PLAIN_FORMATS_HPP
#define CTQUEENS_TEXT_PLAIN_FORMATS_HPP

#include <ctqueens/text/format.hpp>
#include <ctqueens/text/parts.hpp>

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// The column of each queen, from row 0 down. Columns are counted from 0 and separated by spaces.
struct columns : format<"columns", "the column in each row, counted from 0", list_style::lines> {
    /// Writes one solution, such as `0 4 7 5 2 6 1 3`.
    static constexpr auto write(view queens, auto out) {
        return put(out, detail::columns_of{queens, " "});
    }
};

/// The same as `columns`, but separated by commas.
struct csv : format<"csv", "the columns, separated by commas", list_style::lines> {
    /// Writes one solution, such as `0,4,7,5,2,6,1,3`.
    static constexpr auto write(view queens, auto out) {
        return put(out, detail::columns_of{queens, ","});
    }
};

/// The same as `columns`, but as a JSON array. Several solutions are written as an array of arrays.
struct json : format<"json", "the columns as JSON, an array of arrays", list_style::array> {
    /// Writes one solution, such as `[0, 4, 7, 5, 2, 6, 1, 3]`.
    static constexpr auto write(view queens, auto out) {
        return put(out, '[', detail::columns_of{queens, ", "}, ']');
    }
};

/// The column of each queen, from row 0 down, as in the article "Understanding eight queens
/// thoroughly". Columns are counted from 1, and each is one character: 1 to 9, then A to Z. N is
/// therefore at most 35.
struct digits : format<"digits", "the columns counted from 1, as one character each: 15863724",
                       list_style::lines, 35> {
    /// Writes one solution, such as `15863724`.
    static constexpr auto write(view queens, auto out) {
        for (const int column : queens) {
            out = put(out, static_cast<char>(column < 9 ? '1' + column : 'A' + column - 9));
        }
        return out;
    }
};

/// The squares of the queens in algebraic notation, from the top row (rank N) down.
struct squares : format<"squares", "squares in algebraic notation: a8 e7 h6 f5 c4 g3 b2 d1",
                        list_style::lines, 26> {
    /// Writes one solution, such as `a8 e7 h6 f5 c4 g3 b2 d1`.
    static constexpr auto write(view queens, auto out) {
        return put(out, detail::squares_of{queens});
    }
};

/// The piece placement field of a FEN record, with white queens. A run of ten or more empty squares
/// is written as one decimal number, as is usual for larger boards.
struct fen : format<"fen", "the piece placement field of FEN: Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4",
                    list_style::lines> {
    /// Writes one solution, such as `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`.
    static constexpr auto write(view queens, auto out) {
        const int size = queens.rows();
        for (int row = 0; row < size; ++row) {
            const bool has_queen = queens[row] < size;
            out = put_empty(put(out, row == 0 ? "" : "/"), has_queen ? queens[row] : size);
            if (has_queen) out = put_empty(put(out, 'Q'), size - 1 - queens[row]);
        }
        return out;
    }

private:
    static constexpr auto put_empty(auto out, int squares) {
        return squares > 0 ? put(out, squares) : out;
    }
};

/// One line per row, with 1 for a queen and 0 for an empty square. Spaces separate the squares.
struct grid : format<"grid", "the board as rows of 0 and 1", list_style::numbered> {
    /// Writes one solution. For a queen on a8, the first line is `1 0 0 0 0 0 0 0`.
    static constexpr auto write(view queens, auto out) {
        const char* before = "";
        for (int row = 0; row < queens.rows(); ++row) {
            for (int column = 0; column < queens.rows(); ++column) {
                out = put(out, before, queens[row] == column ? '1' : '0');
                before = " ";
            }
            before = "\n";
        }
        return out;
    }
};

/// A chessboard in UTF-8 with light and dark squares, rank labels on the left and file labels
/// below.
struct board : format<"board", "a chessboard with labels", list_style::numbered, 26> {
    /// The symbol for a queen.
    static constexpr const char* queen = "\xE2\x99\x9B"; // U+265B, black chess queen
    /// The symbol for an empty light square.
    static constexpr const char* light_square = "\xC2\xB7"; // U+00B7, middle dot
    /// The symbol for an empty dark square.
    static constexpr const char* dark_square = "\xE2\x96\x91"; // U+2591, light shade

    /// Writes one line per row, from the top down, followed by a line of file labels.
    static constexpr auto write(view queens, auto out) {
        for (int row = 0; row < queens.rows(); ++row) {
            out = put(write_row(queens, row, out), '\n');
        }
        return write_files(queens.rows(), out);
    }

    /// Writes the rank label and the squares of a row.
    static constexpr auto write_row(view queens, int row, auto out) {
        out = write_rank(queens.rows(), row, out);
        for (int column = 0; column < queens.rows(); ++column) {
            const char* symbol = queens[row] == column   ? queen
                                 : is_light(row, column) ? light_square
                                                         : dark_square;
            out = put(out, ' ', symbol);
        }
        return out;
    }

    /// Returns whether a square is light. The top-left square (a8 for N = 8) is light.
    [[nodiscard]] static constexpr bool is_light(int row, int column) noexcept {
        return (row + column) % 2 == 0;
    }

    /// Returns the width of the rank labels, in characters.
    [[nodiscard]] static constexpr int rank_width(int size) noexcept { return size >= 10 ? 2 : 1; }

    /// Writes the rank label of a row, padded to rank_width(size).
    static constexpr auto write_rank(int size, int row, auto out) {
        const int rank = size - row;
        return put(out, size >= 10 && rank < 10 ? " " : "", rank);
    }

    /// Writes the line of file labels below the board.
    static constexpr auto write_files(int size, auto out) {
        out = put(out, rank_width(size) == 2 ? "  " : " ");
        for (int column = 0; column < size; ++column) {
            out = put(out, ' ', detail::file_letter(column));
        }
        return out;
    }
};

/// @}

} // namespace ctqueens::text

#endif
