// SPDX-License-Identifier: BSL-1.0
// The forms in which a search reports columns and squares, and what can be wrong with them.
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

// Sentences.
static_assert(says(examined<reports_too_many>,
                   "this search reports a placement that does not have N rows: 7 instead of 6\n"));
static_assert(says(graded_column<-greatest_number - 1>,
                   "columns count from 0; this one is off the board: -9223372036854775808\n"));
static_assert(says(from_1, "these columns are counted from 1; columns count from 0: 2413\n"));

} // namespace
