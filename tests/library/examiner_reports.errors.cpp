// SPDX-License-Identifier: BSL-1.0
// The forms in which a search reports placements, and what can be wrong with them.
#include <ctqueens/examiner.hpp>

// case off_the_board: ctqueens: columns count from 0; this one is off the board
// is_right<ctqueens::as_search<.*>, -3L?>
// c++26: ctqueens: columns count from 0; this one is off the board: -3
// board: · ♛ · ░/░ · ░ ♛/♛ ░ · ░/░ · ░ ·
constexpr auto one_queen_outside = [](auto report) {
    const int columns[] = {1, 3, 0, -3};
    report(columns);
};
static_assert(ctqueens::passes<4, ctqueens::as_search<one_queen_outside>>);

// case off_the_board_of_9: ctqueens: columns count from 0; this one is off the board
// is_right<ctqueens::as_search<.*>, 9L?>
// c++26: ctqueens: columns count from 0; this one is off the board: 9
// board: ♛ ░ · ░ · ░ · ░ ·/░ · ♛ · ░ · ░ · ░/· ░ · ░ · ♛ · ░ ·/░ · ░ · ░ · ░ ♛ ░/
//     · ♛ · ░ · ░ · ░ ·/░ · ░ ♛ ░ · ░ · ░/· ░ · ░ · ░ · ░ ♛/░ · ░ · ░ · ♛ · ░/
//     · ░ · ░ · ░ · ░ ·
constexpr auto one_queen_outside = [](auto report) {
    const int columns[] = {0, 2, 5, 7, 1, 3, 8, 6, 9};
    report(columns);
};
static_assert(ctqueens::passes<9, ctqueens::as_search<one_queen_outside>>);

// case report_of_7_columns: ctqueens: this search reports a placement that does not have N rows
// is_right<ctqueens::as_search<.*>, 7L?>
// c++26: ctqueens: this search reports a placement that does not have N rows: 7 instead of 8
constexpr auto a_row_too_few = [](ctqueens::reporter<8> report) {
    const int columns[7] = {};
    report(columns);
};
static_assert(ctqueens::passes<8, ctqueens::as_search<a_row_too_few>>);

// case report_of_a_letter: ctqueens: this search reports something that is not a placement
// is_right<ctqueens::as_search<.*>, .*parse_error(::not_a_square|[)]4), 3>
// c++26: ctqueens: this search reports something that is not a placement: this is not a square of the
//     board (line 3)
constexpr auto a_drawing = [](auto report) {
    const char board[4][5] = {".Q..", "...Q", "Q!..", "..Q."};
    report(board);
};
static_assert(ctqueens::passes<4, ctqueens::as_search<a_drawing>>);

// case report_of_a_pointer: ctqueens: a solution must be a placement<N>, a grid<N>, a string, or a range
//     of N columns, of N squares, or of N rows of squares
// (const )?int ?\*
constexpr auto a_pointer = [](ctqueens::reporter<8> report) {
    const int columns[8] = {};
    report(&columns[0]);
};
static_assert(ctqueens::passes<8, ctqueens::as_search<a_pointer>>);

// case report_of_a_null_pointer: ctqueens: a solution must be a placement<N>, a grid<N>, a string, or
//     a range of N columns, of N squares, or of N rows of squares
// nullptr_t
constexpr auto no_text = [](ctqueens::reporter<8> report) { report(nullptr); };
static_assert(ctqueens::passes<8, ctqueens::as_search<no_text>>);

// case report_of_columns_counted_from_1: ctqueens: these columns are counted from 1; columns count
//     from 0
// is_right<ctqueens::as_search<.*>, 2413>
// c++26: ctqueens: these columns are counted from 1; columns count from 0: 2413
// board: · ♛ · ░/░ · ░ ♛/♛ ░ · ░/░ · ♛ ·
constexpr auto counted_from_1 = [](auto report) { report({2, 4, 1, 3}); };
static_assert(ctqueens::passes<4, ctqueens::as_search<counted_from_1>>);

// case report_of_fractions: ctqueens: a solution must be a placement<N>, a grid<N>, a string, or a range
//     of N columns, of N squares, or of N rows of squares
// double ?\[4\]
constexpr auto fractions = [](ctqueens::reporter<4> report) {
    const double columns[4] = {};
    report(columns);
};
static_assert(ctqueens::passes<4, ctqueens::as_search<fractions>>);

// case report_of_wide_characters: ctqueens: a solution must be a placement<N>, a grid<N>, a string, or a
//     range of N columns, of N squares, or of N rows of squares
// wchar_t ?\[5\]
constexpr auto wide = [](ctqueens::reporter<4> report) { report(L"2413"); };
static_assert(ctqueens::passes<4, ctqueens::as_search<wide>>);

// case returns_bool: ctqueens: this function must return a range of solutions, or the number of
//     solutions
// Result = bool|<8, bool|bool
constexpr bool has_solutions(int n) { return n != 2 && n != 3; }
static_assert(ctqueens::passes<8, ctqueens::as_search<has_solutions>>);

// case returns_columns: ctqueens: a solution must be a placement<N>, a grid<N>, a string, or a range
//     of N columns, of N squares, or of N rows of squares
// const Queens ?& ?\) .*Queens = (int|unsigned char)|operator\(\)<(int|unsigned char)>
constexpr auto one_solution = [] { return ctqueens::solutions<8>[0]; };
static_assert(ctqueens::passes<8, ctqueens::as_search<one_solution>>);

// case returns_nothing: ctqueens: this function must return a range of solutions, or the number of
//     solutions
// Result = void|<8, void|void
constexpr void without_result(int) {}
static_assert(ctqueens::passes<8, ctqueens::as_search<without_result>>);
