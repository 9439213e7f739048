// SPDX-License-Identifier: BSL-1.0
// The forms in which a search reports placements, and what can be wrong with them.
#include "examinations.hpp"

#include <ctqueens/search.hpp>

using namespace ctqueens;

namespace {

// Columns in every form that report() takes. These ranges do without the standard library;
// std.static.cpp tests its containers.
template <class Integer> struct linked_columns {
    struct node {
        Integer column;
        const node* next;
    };
    struct iterator {
        const node* at;
        constexpr Integer operator*() const { return at->column; }
        constexpr iterator& operator++() {
            at = at->next;
            return *this;
        }
        constexpr bool operator!=(const iterator& other) const { return at != other.at; }
    };
    node nodes[6]{};

    constexpr explicit linked_columns(const placement<6>& queens) {
        for (int row = 0; row < 6; ++row) {
            nodes[row] = {static_cast<Integer>(queens[row]), row < 5 ? &nodes[row + 1] : nullptr};
        }
    }
};
template <class Integer> constexpr auto begin(const linked_columns<Integer>& all) {
    return typename linked_columns<Integer>::iterator{all.nodes};
}
template <class Integer> constexpr auto end(const linked_columns<Integer>&) {
    return typename linked_columns<Integer>::iterator{nullptr};
}
// Argument-dependent lookup must not find these functions instead of those of the examiner.
namespace lookup {

struct row {
    bool squares[4];

    constexpr const bool* begin() const { return squares; }
    constexpr const bool* end() const { return squares + 4; }
};
struct board {
    row rows[4];

    constexpr const row* begin() const { return rows; }
    constexpr const row* end() const { return rows + 4; }
};
int read_row(const row&) = delete;
template <int> int read_board(const board&) = delete;

} // namespace lookup
constexpr auto reports_row_by_row = [](reporter<4> report) {
    report(lookup::board{{{{0, 1}}, {{0, 0, 0, 1}}, {{1}}, {{0, 0, 1}}}});
    report(lookup::board{{{{0, 0, 1}}, {{1}}, {{0, 0, 0, 1}}, {{0, 1}}}});
};
static_assert(passes<4, as_search<reports_row_by_row>>);

enum column_name { a, b, c, d, e, f };
struct column_number {
    int value;

    constexpr operator int() const { return value; }
};

constexpr auto in_every_form = [](reporter<6> report) {
    report(linked_columns<unsigned long long>(solutions<6>[0]));
    report(to_grid(solutions<6>[1]));
    report(placement_view(solutions<6>[2]));
    const column_number last[] = {{4}, {2}, {0}, {5}, {3}, {1}};
    report(last);
};
constexpr auto in_other_forms = [](reporter<4> report) {
    const column_name names[] = {b, d, a, c};
    report(names);
    report(u8"3142"); // const char* with -fno-char8_t
};
static_assert(passes<4, as_search<in_other_forms>>);
static_assert(passes<6, as_search<in_every_form>>);

// What does not fit in a placement never wraps around to a column of the board.
template <auto column>
constexpr examination graded_column = [] {
    const decltype(column) columns[] = {column};
    return grade<1>([&](reporter<1> report) { report(columns); });
}();
template <auto column>
constexpr bool is_off_the_board = (graded_column<column>.what == fault::off_the_board) &&
                                  shows(graded_column<column>, placement<1>{{1}});
static_assert(graded_column<0>.is_passed() && graded_column<false>.is_passed());
static_assert(is_off_the_board<2> && is_off_the_board<-1> && is_off_the_board<256>);
static_assert(is_off_the_board<-256> && is_off_the_board<0x1'0000'0000>);
static_assert(is_off_the_board<static_cast<signed char>(-1)>);
static_assert(is_off_the_board<~0ull> && is_off_the_board<~0ull - 255>);
static_assert(graded_column<-1>.number == -1 && graded_column<~0u>.number == ~0u);
static_assert(graded_column<-greatest_number - 1>.number == -greatest_number - 1);

// Columns that are counted from 1.
static_assert(graded_column<1>.what == fault::counted_from_1);
static_assert(graded_column<true>.what == fault::counted_from_1);
constexpr fault fault_of(const int (&columns)[4]) {
    return grade<4>([&](auto report) { report(columns); }).what;
}
static_assert(fault_of({2, 4, 1, 3}) == fault::counted_from_1);
static_assert(fault_of({2, 3, 1, 2}) == fault::not_a_solution); // counted from 0
static_assert(fault_of({4, 4, 0, 1}) == fault::off_the_board);  // 0 is a column
static_assert(fault_of({4, 5, 1, 2}) == fault::off_the_board);  // 5 is not, even counted from 1
constexpr auto from_1 = grade<4>([](auto report) { report({2, 4, 1, 3}); });
static_assert(shows(from_1, solutions<4>[0]));

// Columns in braces, which are no constants, of any integer type.
template <class Integer>
constexpr auto reports_in_braces = [](auto report) {
    Integer a = 0, b = 1, c = 2, d = 3;
    report({b, d, a, c});
    report({c, a, d, b});
};
static_assert(passes<4, as_search<reports_in_braces<int>>>);
static_assert(passes<4, as_search<reports_in_braces<std::size_t>>>);
static_assert(passes<4, as_search<reports_in_braces<std::int64_t>>>);
static_assert(passes<4, as_search<reports_in_braces<unsigned char>>>);

// The number of rows. A placement has the right number even if its columns are unset.
template <auto function> constexpr examination examined = examine<6, as_search<function>>;
constexpr auto reports_too_many = [](reporter<6> report) {
    const int columns[] = {1, 3, 5, 0, 2, 4, 0};
    report(columns);
};
constexpr auto reports_too_few = [](reporter<6> report) { report(solutions<5>[0]); };
constexpr auto reports_too_few_in_braces = [](reporter<6> report) { report({1, 3, 9}); };
constexpr auto leaves_columns_unset = [](reporter<6> report) {
    report(placement<6>{{255, 255, 255, 255, 255, 255}});
};
static_assert(examined<reports_too_many>.what == fault::wrong_size);
static_assert(examined<reports_too_many>.number == 7);
static_assert(examined<reports_too_few>.what == fault::wrong_size);
static_assert(examined<reports_too_few>.number == 5);
static_assert(examined<reports_too_few_in_braces>.what == fault::wrong_size);
static_assert(shows(examined<reports_too_few_in_braces>, placement<6>{{1, 3, 6, 6, 6, 6}}));
constexpr auto reports_nothing_in_braces = [](auto report) { report({}); };
static_assert(examined<reports_nothing_in_braces>.what == fault::not_a_solution); // a placement
static_assert(examined<leaves_columns_unset>.what == fault::off_the_board);
static_assert(examined<leaves_columns_unset>.number == 255);

// Squares, in any order, as members, as elements or as rows of two.
namespace squares {

struct point {
    int y, x;

    template <int index> [[maybe_unused]] friend constexpr int get(const point& at) {
        return index == 0 ? at.y : at.x;
    }
};

} // namespace squares
constexpr auto reports_squares = [](reporter<6> report) {
    const square one[] = {{1, 3}, {0, 1}, {5, 4}, {2, 5}, {4, 2}, {3, 0}};
    report(one);
    const squares::point other[] = {{0, 2}, {1, 5}, {2, 1}, {3, 4}, {4, 0}, {5, 3}};
    report(other);
    const long rows_of_two[6][2] = {{5, 2}, {4, 5}, {3, 1}, {2, 4}, {1, 0}, {0, 3}};
    report(rows_of_two);
    report("531642");
};
static_assert(passes<6, as_search<reports_squares>>);
constexpr bool is_unread(const examination& result, parse_error error, int row) {
    return result.what == fault::not_read && result.error == error && result.row == row;
}
constexpr bool has_wrong_size(const examination& result, int size) {
    return result.what == fault::wrong_size && result.number == size;
}
template <std::size_t size> constexpr examination graded(const square (&squares)[size]) {
    return grade<4>([&](auto report) { report(squares); });
}
static_assert(has_wrong_size(graded({{0, 1}, {1, 3}, {2, 0}}), 3));
static_assert(has_wrong_size(graded({{0, 1}, {1, 3}, {2, 0}, {3, 2}, {3, 2}}), 5));
constexpr examination squares_from_1 = graded({{4, 3}, {1, 2}, {2, 4}, {3, 1}});
static_assert(squares_from_1.what == fault::counted_from_1);
static_assert(shows(squares_from_1, placement<4>{{1, 3, 0, 2}}));
static_assert(is_unread(graded({{1, 2}, {2, 4}, {3, 1}, {1, 3}}), parse_error::not_a_square, 1));
static_assert(is_unread(graded({{1, 2}, {2, 4}, {3, 1}, {4, 0}}), parse_error::not_a_square, 1));
constexpr square not_placed[] = {{0, -1}, {0, -1}, {0, -1}, {0, -1}, {0, -1}};
static_assert(is_unread(grade<5>([](auto report) { report(not_placed); }),
                        parse_error::not_a_square, 0));
static_assert(is_unread(graded({{0, 1}, {1, 3}, {2, 0}, {1, 2}}), parse_error::second_queen, 3));
static_assert(is_unread(graded({{0, 1}, {1, 3}, {2, 0}, {5, 2}}), parse_error::not_a_square, 3));
static_assert(is_unread(graded({{0, 1}, {1, -3}, {2, 0}, {3, 2}}), parse_error::not_a_square, 1));
static_assert(grade<1>([](auto report) {
                  const int at[1][2] = {{0, 0}};
                  report(at);
              }).is_passed());

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
static_assert(is_unread(examined<reports_an_empty_board>, parse_error::queen_missing, 0));

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
constexpr auto much_space = [] {
    struct long_text {
        char characters[1000];
    } text{};
    for (char& each : text.characters) each = ' ';
    for (int row = 0; row < 4; ++row) text.characters[row] = "2413"[row];
    return text;
}();
static_assert(is_unread(graded_text(much_space.characters), parse_error::too_long, 0));

// Sentences.
static_assert(says(attacked, "this search reports a placement that is not a solution: 1234\n"));
static_assert(says(examined<reports_too_many>,
                   "this search reports a placement that does not have N rows: 7 instead of 6\n"));
static_assert(says(graded_column<-greatest_number - 1>,
                   "columns count from 0; this one is off the board: -9223372036854775808\n"));
static_assert(says(from_1, "these columns are counted from 1; columns count from 0: 2413\n"));
static_assert(says(doubled, "this search reports something that is not a placement: this row "
                            "already has a queen (line 3)\n"));

} // namespace
