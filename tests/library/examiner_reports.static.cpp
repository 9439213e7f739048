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

constexpr auto in_every_form = [](reporter<6> report) {
    report(linked_columns<unsigned long long>(solutions<6>[0]));
    report(to_grid(solutions<6>[1]));
    report(placement_view(solutions<6>[2]));
    const column_name last[] = {e, c, a, f, d, b};
    report(last);
};
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
static_assert(is_off_the_board<static_cast<signed char>(-1)> && is_off_the_board<'a'>);
static_assert(is_off_the_board<~0ull> && is_off_the_board<~0ull - 255>);
static_assert(graded_column<-1>.number == -1 && graded_column<'a'>.number == 'a');
static_assert(graded_column<~0ull>.number == greatest_number && graded_column<~0u>.number == ~0u);
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
constexpr auto reports_mixed_constants = [](auto report) {
    report({1, 3u, 0, 2ll});
    report({2, 0u, 3, 1ll});
};
static_assert(passes<4, as_search<reports_mixed_constants>>);

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
static_assert(is_at(examine<1, as_search<reports_nothing_in_braces>>, fault::wrong_size, 0, 0));
static_assert(is_at(examined<reports_nothing_in_braces>, fault::wrong_size, 0, 0));
static_assert(examined<leaves_columns_unset>.what == fault::off_the_board);
static_assert(examined<leaves_columns_unset>.number == 255);

// Boards of characters, in every alphabet, and of integers.
constexpr auto reports_boards = [](reporter<4> report) {
    const char one[4][4] = {
        {'.', 'Q', '-', '_'}, {'#', '0', '+', 'q'}, {'X', ' ', '.', '.'}, {'.', '.', 'x', '.'}};
    report(one);
    const char other[4][5] = {"..*.", "1...", "   W", "+Q+-"};
    report(other);
};
constexpr auto reports_boards_of_integers = [](reporter<4> report) {
    const bool one[4][4] = {{0, 1}, {0, 0, 0, 1}, {1}, {0, 0, 1}};
    report(one);
    const long other[4][4] = {{0, 0, -1}, {256}, {0, 0, 0, 7}, {0, 1}};
    report(other);
};
constexpr auto reports_unicode = [](reporter<4> report) {
    // ♛ and ♕, and the empty squares of text::board
    const char one[4][13] = {"\xC2\xB7\xE2\x99\x9B\xC2\xB7\xE2\x96\x91", "...\xE2\x99\x95",
                             "\xE2\x99\x9B\xE2\x96\x91..", ".\xC2\xB7Q\xE2\x96\x91"};
    report(one);
    const char16_t other[4][5] = {u"\u00B7.\u265B.", u"\u2655...", u"...Q", u".q.\u2591"};
    report(other);
};
static_assert(passes_in_order_of<4, as_search<reports_boards>, search::bitmask>);
static_assert(passes_in_order_of<4, as_search<reports_boards_of_integers>, search::bitmask>);
static_assert(passes_in_order_of<4, as_search<reports_unicode>, search::bitmask>);

template <std::size_t size> struct drawing { char rows[size][8]; };
template <std::size_t size> constexpr examination graded(const drawing<size>& board) {
    return grade<4>([&](auto report) { report(board.rows); });
}
constexpr examination attacked = graded(drawing<4>{{"Q...", ".Q..", "..Q.", "...Q"}});
static_assert(attacked.what == fault::not_a_solution);
static_assert(shows(attacked, placement<4>{{0, 1, 2, 3}}));
constexpr examination doubled = graded(drawing<4>{{".Q..", "...Q", "Q.Q.", "...."}});
static_assert(doubled.what == fault::two_in_a_row && doubled.row == 2);
static_assert(shows(doubled, placement<4>{{1, 3, 4, 4}}));
static_assert(graded(drawing<4>{{".Q..", "....", "Q...", "..Q."}}).what == fault::empty_row);
static_assert(graded(drawing<4>{{".Q..", "....", "Q...", "..Q."}}).row == 1);
static_assert(is_at(graded(drawing<4>{{".Q..", "...Q.", "Q...", "..Q."}}), fault::wrong_row_size, 1,
                    5));
static_assert(is_at(graded(drawing<4>{{".Q..", "...Q", "Q..", "..Q."}}), fault::wrong_row_size, 2,
                    3));
static_assert(is_at(graded(drawing<4>{{".Q..", "...Q", "Q...", "?.!."}}), fault::not_a_square, 3,
                    '?'));
constexpr examination shortened = graded(drawing<3>{{".Q..", "...Q", "Q..."}});
static_assert(is_at(shortened, fault::wrong_size, 0, 3));
static_assert(shows(shortened, placement<4>{{1, 3, 0, 4}}));
static_assert(is_at(graded(drawing<5>{{".Q..", "...Q", "Q...", "..Q.", "...."}}), fault::wrong_size,
                    0, 5));
// Bytes that are not UTF-8, one of which has the number of the middle dot, and a queen of another
// set.
static_assert(is_at(graded(drawing<4>{{"\xB7Q..", "", "", ""}}), fault::not_a_square, 0, 0xB7));
static_assert(is_at(graded(drawing<4>{{".\x80..", "", "", ""}}), fault::not_a_square, 0, 0x80));
static_assert(is_at(graded(drawing<4>{{".\xF0\x9F\x91\xB8..", "", "", ""}}), fault::not_a_square, 0,
                    0x1F478));
// Characters whose last bytes are missing: within a row, before a null, and at the end of a row.
template <std::size_t size> constexpr examination graded_row(const char (&row)[size]) {
    char board[1][size - 1];
    for (std::size_t index = 0; index < size - 1; ++index) board[0][index] = row[index];
    return grade<1>([&](auto report) { report(board); });
}
static_assert(graded_row("Q").is_passed() && graded_row("\xE2\x99\x9B").is_passed());
static_assert(is_at(graded_row("\xE2Q"), fault::not_a_square, 0, 0xE2));
static_assert(is_at(graded_row("\xE2\x99Q"), fault::not_a_square, 0, 0xE2));
static_assert(is_at(graded_row("\xC2\xE2\x99\x9B"), fault::not_a_square, 0, 0xC2));
static_assert(is_at(graded_row("Q\xF0\0"), fault::not_a_square, 0, 0xF0));
static_assert(is_at(graded_row("Q\xE2"), fault::not_a_square, 0, 0xE2));
static_assert(is_at(graded_row("?\xE2"), fault::not_a_square, 0, '?'));
// Nor are characters with more bytes than they need, such as these for Q.
static_assert(is_at(graded_row("\xC1\x91"), fault::not_a_square, 0, 0xC1));
static_assert(is_at(graded_row("\xE0\x81\x91"), fault::not_a_square, 0, 0xE0));
static_assert(is_at(graded_row("\xF0\x80\x81\x91"), fault::not_a_square, 0, 0xF0));
constexpr auto reports_an_empty_board = [](reporter<6> report) { report(grid<6>{}); };
static_assert(examined<reports_an_empty_board>.what == fault::empty_row);

// Sentences.
static_assert(says(attacked, "this search reports 1234, which is not a solution"));
static_assert(says(examined<reports_too_many>,
                   "this search reports a placement with 7 rows; N is 6"));
static_assert(says(grade<1>(solutions<4>), "this search reports a placement with 4 rows; N is 1"));
static_assert(says(grade<4>(solutions<1>), "this search reports a placement with 1 row; N is 4"));
static_assert(says(graded(drawing<4>{{".Q..", "...Q.", "Q...", "..Q."}}),
                   "this search reports 5 squares in row 1, counted from 0; N is 4"));
static_assert(says(graded_column<-greatest_number - 1>,
                   "columns count from 0; -9223372036854775808 is off the board"));
static_assert(says(from_1, "these columns are counted from 1; columns count from 0"));
static_assert(says(doubled, "this search reports two queens in row 2, counted from 0"));
static_assert(says(graded(drawing<4>{{".Q..", "....", "Q...", "..Q."}}),
                   "this search reports no queen in row 1, counted from 0"));
static_assert(says(graded(drawing<4>{{"?...", "", "", ""}}),
                   "'?' in row 0, counted from 0, is neither a queen (Q q X x * 1 W) nor an empty "
                   "square (. 0 - _ # + or blank)"));
static_assert(says(graded(drawing<4>{{".\xF0\x9F\x91\xB8..", "", "", ""}}),
                   "U+1F478 in row 0, counted from 0, is neither a queen (Q q X x * 1 W) nor an "
                   "empty square (. 0 - _ # + or blank)"));

// The longest sentence is not longer than describe() says.
constexpr char longest[] =
    "U+FFFFFFFF in row 11, counted from 0, is neither a queen (Q q X x * 1 W) "
    "nor an empty square (. 0 - _ # + or blank)";
static_assert(says(examination{fault::not_a_square, 12, {}, 11, 0xFFFF'FFFF}, longest));
static_assert(sizeof longest - 1 <= max_description_length);

} // namespace
