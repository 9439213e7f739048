// SPDX-License-Identifier: BSL-1.0
// The boards, drawings and texts that a search reports, and what can be wrong with them.
#include "examinations.hpp"

#include <ctqueens/search.hpp>

using namespace ctqueens;

namespace {

// Boards of integers and of characters.
constexpr auto reports_boards_of_integers = [](reporter<4> report) {
    const bool one[4][4] = {{0, 1}, {0, 0, 0, 1}, {1}, {0, 0, 1}};
    report(one);
    const long other[4][4] = {{0, 0, -1}, {256}, {0, 0, 0, 7}, {0, 1}};
    report(other);
};
constexpr auto reports_boards = [](reporter<4> report) {
    const char one[4][4] = {
        {'.', 'Q', '.', '.'}, {'.', ' ', '.', 'q'}, {'X', ' ', '.', '.'}, {'.', '.', 'x', '.'}};
    report(one);
    const char other[4][13] = {"..\xE2\x99\x95 ", "\xE2\x99\x9B\xE2\x96\x91\xC2\xB7\xE2\x96\x91",
                               "...*", "-Q--"};
    report(other);
};
static_assert(passes_in_order_of<4, as_search<reports_boards_of_integers>, search::bitmask>);
static_assert(passes_in_order_of<4, as_search<reports_boards>, search::bitmask>);

template <std::size_t rows, std::size_t cells>
constexpr examination graded(const int (&board)[rows][cells]) {
    return grade<4>([&](auto report) { report(board); });
}
constexpr examination doubled = graded<4, 4>({{0, 1}, {0, 0, 0, 1}, {1, 0, 1}, {}});
static_assert(is_unread(doubled, parse_error::second_queen, 2));
static_assert(is_unread(graded<4, 4>({{0, 1}, {}, {1}, {0, 0, 1}}), parse_error::queen_missing, 1));
static_assert(is_unread(graded<4, 5>({{0, 1}, {0, 0, 0, 1}, {1}, {0, 0, 1}}),
                        parse_error::row_too_long, 0));
static_assert(has_wrong_size(graded<3, 4>({{0, 1}, {0, 0, 0, 1}, {1}}), 3));
struct row_of_ints {
    int cells[4];
    int length;
    constexpr const int* begin() const { return cells; }
    constexpr const int* end() const { return cells + length; }
};
constexpr row_of_ints one_is_empty[] = {{{0, 1}, 4}, {{}, 0}, {{1}, 4}, {{0, 0, 1}, 4}};
static_assert(is_unread(grade<4>([](auto report) { report(one_is_empty); }),
                        parse_error::row_too_short, 1));
static_assert(is_unread(graded<4, 40>({{0, 1}, {0, 0, 0, 1}, {1}, {0, 0, 1}}),
                        parse_error::row_too_long, 0));
constexpr auto reports_an_empty_board = [](reporter<6> report) { report(grid<6>{}); };
static_assert(is_unread(examine<6, as_search<reports_an_empty_board>>, parse_error::queen_missing,
                        0));

template <std::size_t size> struct drawing { char rows[size][8]; };
template <std::size_t size> constexpr examination graded(const drawing<size>& board) {
    return grade<4>([&](auto report) { report(board.rows); });
}
constexpr examination attacked = graded(drawing<4>{{"Q...", ".Q..", "..Q.", "...Q"}});
static_assert(attacked.what == fault::not_a_solution);
static_assert(shows(attacked, placement<4>{{0, 1, 2, 3}}));
constexpr examination unread = graded(drawing<4>{{".Q..", "...Q", "Q.Q.", "...."}});
static_assert(is_unread(unread, parse_error::second_queen, 2));
static_assert(is_unread(graded(drawing<4>{{".Q..", "....", "Q...", "..Q."}}),
                        parse_error::queen_missing, 1));
static_assert(is_unread(graded(drawing<4>{{".Q..", "...Q.", "Q...", "..Q."}}),
                        parse_error::row_too_long, 1));
static_assert(is_unread(graded(drawing<4>{{".Q..", "...Q", "Q..", "..Q."}}),
                        parse_error::row_too_short, 2));
static_assert(is_unread(graded(drawing<4>{{".Q..", "...Q", "Q...", "?.!."}}),
                        parse_error::not_a_square, 3));
static_assert(is_unread(graded(drawing<4>{{". Q .", "...Q", "Q...", "..Q."}}),
                        parse_error::row_too_short, 0));
static_assert(is_unread(graded(drawing<4>{{".Q..", "", "Q...", "..Q."}}),
                        parse_error::row_too_short, 1));
static_assert(is_unread(graded(drawing<4>{{".Q..", "\t", "Q...", "..Q."}}),
                        parse_error::row_too_short, 1));
static_assert(is_unread(graded(drawing<4>{{".Q..(..", "()", "Q...", "..Q."}}),
                        parse_error::not_a_square, 0));
static_assert(has_wrong_size(graded(drawing<3>{{".Q..", "...Q", "Q..."}}), 3));
static_assert(has_wrong_size(graded(drawing<5>{{".Q..", "...Q", "Q...", "..Q.", ""}}), 5));
static_assert(has_wrong_size(graded(drawing<1>{{".Q\n...Q"}}), 1));

// In rows, 0 and 1 are squares, beside any other characters, but not where there are N others.
constexpr auto reports_digits_in_rows = [](reporter<4> report) {
    const char* const zeros[4] = {"0Q00", "000Q", "Q000", "00Q0"};
    report(zeros);
    const char* const ones[4] = {"..1.", "1...", "...1", ".1.."};
    report(ones);
};
static_assert(passes<4, as_search<reports_digits_in_rows>>);
constexpr auto reports_rows_with_ranks = [](reporter<4> report) {
    const char* const far_apart[4] = {"4 . Q . .", "3 . . . Q", "2 Q . . .", "1 . . Q ."};
    report(far_apart);
    const char* const close[4] = {"4 0010", "3 1000", "2 0001", "1 0100"};
    report(close);
};
static_assert(passes<4, as_search<reports_rows_with_ranks>>);
static_assert(is_unread(graded(drawing<4>{{"4.Q..", "3...Q", "2Q...", "1.QQ."}}),
                        parse_error::second_queen, 3));
static_assert(grade<10>([](auto report) {
                  const char* const rows[10] = {"10 Q.........", "9 ..Q.......", "8 .....Q....",
                                                "7 .......Q..",  "6 .........Q", "5 ....Q.....",
                                                "4 ........Q.",  "3 .Q........", "2 ...Q......",
                                                "1 ......Q..."};
                  report(rows);
              }).what == fault::missing);
constexpr auto reports_rows_with_blanks = [](reporter<4> report) {
    const char* const between_squares[4] = {". Q . .", ". . . Q ", "Q . . .", ". . Q ."};
    report(between_squares);
    const char* const for_squares[4] = {"  Q \n", "Q   \r\n", "   Q", " Q  "};
    report(for_squares);
};
static_assert(passes<4, as_search<reports_rows_with_blanks>>);
constexpr auto reports_a_large_board_without_a_queen = [](reporter<10> report) {
    const bool board[10][10]{};
    report(board);
};
static_assert(is_unread(examine<10, as_search<reports_a_large_board_without_a_queen>>,
                        parse_error::queen_missing, 0));
constexpr auto reports_a_board_without_a_queen = [](reporter<1> report) {
    const char board[1][1] = {{'0'}};
    report(board);
};
static_assert(is_unread(grade<1>(reports_a_board_without_a_queen), parse_error::queen_missing, 0));

// Text in the notations of from_text(). Its bytes are not columns.
constexpr auto reports_text = [](reporter<6> report) {
    report("246135");
    report("c6 f5 b4 e3 a2 d1");
    report(R"([ "...Q..", "Q.....", "....Q.", ".Q....", ".....Q", "..Q..." ])");
    report("4,2,0,5,3,1");
};
constexpr auto reports_a_drawing = [](reporter<4> report) {
    report("  \xC2\xB7 \xE2\x99\x9B \xC2\xB7 \xE2\x96\x91\n\xE2\x96\x91 \xC2\xB7 \xE2\x96\x91 "
           "\xE2\x99\x9B\n\xE2\x99\x9B \xE2\x96\x91 \xC2\xB7 \xE2\x96\x91\n"
           "\xE2\x96\x91 \xC2\xB7 \xE2\x99\x9B \xC2\xB7\n");
    const char* digits = "3142";
    report(digits);
};
static_assert(passes_in_order_of<6, as_search<reports_text>, search::bitmask>);
static_assert(passes<4, as_search<reports_a_drawing>>);
template <std::size_t size> constexpr examination graded_text(const char (&text)[size]) {
    return grade<4>([&](auto report) { report(text); });
}
static_assert(is_unread(graded_text("\1\3\0\2"), parse_error::no_notation, 0));
static_assert(is_unread(graded_text("2415"), parse_error::not_a_column, 0));
static_assert(is_unread(graded_text(".Q..\n...Q\nQQ..\n..Q."), parse_error::second_queen, 2));
// `text`, blanks, and from character 206 on `tail`. For N = 4 the examiner keeps 208 characters.
struct long_text {
    char characters[1000]{};
};
constexpr long_text far_apart(const char* text, const char* tail) {
    long_text all;
    for (char& each : all.characters) each = ' ';
    for (int index = 0; text[index] != 0; ++index) all.characters[index] = text[index];
    for (int index = 0; tail[index] != 0; ++index) all.characters[206 + index] = tail[index];
    return all;
}
constexpr auto columns_and_blanks = far_apart("2413", "");
static_assert(is_unread(graded_text(columns_and_blanks.characters), parse_error::too_long, 0));
constexpr auto cut_within_a_row = far_apart(".Q..\n...Q\nQ...\n", "..Q.");
static_assert(is_unread(graded_text(cut_within_a_row.characters), parse_error::too_long, 3));

// Sentences.
static_assert(says(attacked, "this search reports a placement that is not a solution: 1234\n"));
static_assert(says(doubled, "this search reports something that is not a placement: this row "
                            "already has a queen (line 3)\n"));

} // namespace
