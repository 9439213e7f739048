// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/literals.hpp>
using namespace ctqueens;

// case attack: ctqueens: two queens in this literal attack each other
// 'a', 8, 'b', 7|file = 'a'; int rank = 8; char other_file = 'b'; int other_rank = 7
constexpr auto queens = "12863754"_queens;

// case column_8: ctqueens: this literal contains something that is not a column of the board
// notation::columns, .*14>|notation::columns; .*position = 14
constexpr auto queens = "0 4 7 5 2 6 1 8"_queens;

// case fen_row: ctqueens: a row in this literal is too long for the board
// 5>|position = 5
constexpr auto queens = "Q7/4Q4/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens;

// case fen_too_short: ctqueens: this literal ends before every row has a queen
// 25>|position = 25
constexpr auto queens = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6"_queens;

// case with_two_lines: ctqueens: this literal continues after every row has a queen
// 4>|position = 4
constexpr auto queens = "2413\n3142"_queens;

// case fen_piece: ctqueens: this literal contains something that is not a queen, a count of
//     empty squares or the end of a row
// 27>|position = 27
constexpr auto queens = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3K4"_queens;

// case fen_short_row: ctqueens: a row in this literal is too short for the board
// 3>|position = 3
constexpr auto queens = "Q7/4Q2/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens;

// case fen_empty_row: ctqueens: a row in this literal has no queen
// 3>|position = 3
constexpr auto queens = "Q7/8/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens;

// case fen_second_queen: ctqueens: a row in this literal has two queens
// 6>|position = 6
constexpr auto queens = "Q7/4Q2Q/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens;

// case of_27_rows: ctqueens: a _queens literal needs 1 to 26 rows
// size = 27[^0-9]|[<('(]27( <= 26|>)
constexpr auto queens = "111111111111111111111111111"_queens;

// case of_nothing: ctqueens: this literal is not a placement in any notation, such as digits 2413,
//     squares b4
// FEN 1Q2/3Q/Q3/2Q1, columns 1 3 0 2
constexpr auto queens = ""_queens;

// case in_no_notation: ctqueens: this literal is not a placement in any notation, such as digits
//     2413, squares b4
// a grid \[\[0,1,0,0\],
constexpr auto queens = "no queens"_queens;

// case in_words: ctqueens: this literal is not a placement in any notation, such as digits 2413,
//     squares b4
// FEN 1Q2/3Q/Q3/2Q1, columns 1 3 0 2
constexpr auto queens = "hello"_queens;

// case off_the_board: ctqueens: this literal contains something that is not a column of the board
// 3>|position = 3
constexpr auto queens = "15893724"_queens;

// case square_off_the_board: ctqueens: this literal contains something that is not a square of the
//     board
// 0>|position = 0
constexpr square at = "e9"_square;

// case with_null: ctqueens: this literal contains a null character
// is_whole\(\)('| evaluates)
constexpr auto queens = "15863724\0"_queens;

// case square_with_null: ctqueens: this literal contains a null character
// is_whole\(\)('| evaluates)
constexpr square at = "x\0"_square;
