// SPDX-License-Identifier: BSL-1.0
// Every search of the library passes the examiner, and so does what a student writes.
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

template <class... Search> struct searches {
    template <int N> static constexpr bool pass = (passes<N, Search> && ...);
};
using all = search::all<searches>;

static_assert(all::pass<1>);
static_assert(all::pass<2>);
static_assert(all::pass<3>);
static_assert(all::pass<4>);
static_assert(all::pass<5>);
static_assert(all::pass<6>);
static_assert(passes<8, search::backtracking> && passes<8, search::iterative> &&
              passes<8, search::occupancy> && passes<8, search::board_scan> &&
              passes<8, search::bitmask> && passes<7, search::permutation>);

// The search itself is examined, not the variant that makes its tables. Beyond N = 6, no compiler
// can evaluate the exhaustive search: see examiner.errors.cpp.

static_assert(passes_in_order_of<7, search::occupancy, search::bitmask>);
static_assert(examine<7, search::bitmask>.is_lexicographic);
static_assert(!examine<8, search::iterative>.is_lexicographic);

namespace {

// The simplest thing that finds all solutions, as a function and as a lambda.
constexpr void place(int row, int (&queens)[6], auto report) {
    if (row == 6) {
        report(queens);
        return;
    }
    for (queens[row] = 0; queens[row] < 6; ++queens[row]) {
        bool is_free = true;
        for (int above = 0; above < row && is_free; ++above) {
            report.test(1);
            is_free = !attacks({above, queens[above]}, {row, queens[row]});
        }
        if (is_free) place(row + 1, queens, report);
    }
}
constexpr void my_function(reporter<6> report) {
    int queens[6]{};
    place(0, queens, report);
}
constexpr auto my_lambda = [](auto report) { my_function(report); };

static_assert(passes<6, as_search<my_function>>);
static_assert(passes_in_order_of<6, as_search<my_lambda>, search::bitmask>);
static_assert(work<6, as_search<my_function>>.solutions == 4);
static_assert(work<6, as_search<my_function>>.conflict_tests ==
              work<6, search::backtracking>.conflict_tests);

// Each hook of the reporter calls that hook of the observer, and passes on what it returns.
struct hook_log : search::observer {
    int calls[7]{};
    int count = 0;

    constexpr void add(int hook, int number) noexcept { calls[count++] = 10 * hook + number; }
    constexpr void enter(int row) noexcept { add(1, row); }
    constexpr bool place(square at) noexcept {
        add(2, at.column);
        return false;
    }
    constexpr void test(int comparisons) noexcept { add(3, comparisons); }
    constexpr void reject(square at) noexcept { add(4, at.column); }
    constexpr bool solution(const placement<6>& queens) noexcept {
        add(5, queens[0]);
        return false;
    }
    constexpr void retreat(square from) noexcept { add(6, from.column); }
    constexpr void leave(int row) noexcept { add(7, row); }
};
constexpr bool calls_each_hook() {
    constexpr auto calls_all = [](reporter<6> report) {
        report.enter(0);
        const bool goes_on = report.place({0, 1});
        report.test(goes_on ? 0 : 2);
        report.reject({0, 3});
        report.retreat({0, report(solutions<6>[3]) ? 0 : 5});
        report.leave(6);
    };
    hook_log log;
    as_search<calls_all>::run<6>(0, log);
    const int expected[] = {10, 21, 32, 43, 54, 65, 76};
    for (int index = 0; index < 7; ++index) {
        if (log.calls[index] != expected[index]) return false;
    }
    return log.count == 7;
}
static_assert(calls_each_hook());

// A function may take the reporter by value or by reference, for one N or for all, and what it
// returns is ignored.
constexpr void by_reference(reporter<6>& report) noexcept { my_function(report); }
constexpr void by_const_reference(const reporter<6>& report) { my_function(report); }
[[nodiscard]] constexpr bool with_result(reporter<6> report) {
    my_function(report);
    return true;
}
constexpr auto for_every_n = []<int N>(reporter<N> report) {
    for (const placement<N>& queens : solutions<N>) report(queens);
    return N;
};
struct function_object {
    static constexpr auto lambda = [](auto&& report) { my_function(report); };

    constexpr void operator()(reporter<6> report) const { my_function(report); }
    static constexpr void member(reporter<6> report) { my_function(report); }
};
static_assert(passes<6, as_search<by_reference>>);
static_assert(passes<6, as_search<by_const_reference>>);
static_assert(passes<6, as_search<with_result>>);
static_assert(passes<6, as_search<for_every_n>>);
static_assert(passes<7, as_search<for_every_n>>);
static_assert(passes<6, as_search<function_object{}>>);
static_assert(passes<6, as_search<function_object::lambda>>);
static_assert(passes<6, as_search<function_object::member>>);
static_assert(passes<6, as_search<[](auto report) { my_function(report); }>>);

// An examination says what is wrong without an error.
template <int N> constexpr bool shows(const examination& examined, const placement<N>& queens) {
    if (examined.size != N) return false;
    for (int row = 0; row < N; ++row) {
        if (examined.queens()[row] != queens[row]) return false;
    }
    return true;
}
constexpr auto finds_nothing = [](reporter<6>) {};
constexpr auto finds_one_twice = [](reporter<6> report) {
    report(solutions<6>[1]);
    report(solutions<6>[1]);
};
constexpr auto finds_the_first_twice = [](reporter<6> report) {
    report(solutions<6>[0]);
    report(solutions<6>[0]);
};
constexpr auto leaves_the_board = [](reporter<6> report) {
    report(solutions<6>[0]);
    const int off_the_board[] = {1, 3, 5, 0, 2, 260};
    report(off_the_board);
    report(solutions<6>[0]);
};
constexpr auto repeats_before_it_leaves_the_board = [](reporter<6> report) {
    report(solutions<6>[0]);
    finds_the_first_twice(report);
    leaves_the_board(report);
};
constexpr auto never_ends = [](reporter<6> report) {
    while (true) report(solutions<6>[0]);
};
constexpr auto first = examine<6, as_search<finds_nothing>>;
static_assert(first.what == fault::missing && shows(first, solutions<6>[0]) && first.count == 0);
constexpr auto second = examine<6, as_search<finds_one_twice>>;
static_assert(second.what == fault::repeated && shows(second, solutions<6>[1]));
static_assert(!second.is_passed() && !second.is_lexicographic && second.count == 1);
static_assert(examine<6, as_search<finds_the_first_twice>>.what == fault::repeated);
static_assert(examine<6, as_search<finds_the_first_twice>>.is_lexicographic); // up to the fault
constexpr auto third = examine<6, as_search<leaves_the_board>>;
static_assert(third.what == fault::off_the_board && third.row == 5 && third.number == 260);
static_assert(shows(third, placement<6>{{1, 3, 5, 0, 2, 6}}) && third.count == 1);
static_assert(examine<6, as_search<repeats_before_it_leaves_the_board>>.what == fault::repeated);
static_assert(examine<6, as_search<never_ends>>.what == fault::not_evaluated);
static_assert(examine<6, as_search<never_ends>>.size == 6);

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
constexpr bool is_off_the_board = graded_column<column>.what ==
                                  fault::off_the_board&& shows(graded_column<column>,
                                                               placement<1>{{1}});
constexpr std::int64_t greatest = 0x7FFF'FFFF'FFFF'FFFF;
static_assert(graded_column<0>.is_passed() && graded_column<false>.is_passed());
static_assert(is_off_the_board<2> && is_off_the_board<-1> && is_off_the_board<256>);
static_assert(is_off_the_board<-256> && is_off_the_board<0x1'0000'0000>);
static_assert(is_off_the_board<static_cast<signed char>(-1)> && is_off_the_board<'a'>);
static_assert(is_off_the_board<~0ull> && is_off_the_board<~0ull - 255>);
static_assert(graded_column<-1>.number == -1 && graded_column<'a'>.number == 'a');
static_assert(graded_column<~0ull>.number == greatest && graded_column<~0u>.number == ~0u);
static_assert(graded_column<-greatest - 1>.number == -greatest - 1);

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
constexpr bool is_at(const examination& result, fault what, int row, std::int64_t number) {
    return result.what == what && result.row == row && result.number == number;
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
static_assert(is_at(graded(drawing<3>{{".Q..", "...Q", "Q..."}}), fault::wrong_size, 0, 3));
static_assert(is_at(graded(drawing<5>{{".Q..", "...Q", "Q...", "..Q.", "...."}}), fault::wrong_size,
                    0, 5));
// Bytes that are not UTF-8, and a queen of another set.
static_assert(is_at(graded(drawing<4>{{".\x80..", "", "", ""}}), fault::not_a_square, 0, 0x80));
static_assert(is_at(graded(drawing<4>{{".\xF0\x9F\x91\xB8..", "", "", ""}}), fault::not_a_square, 0,
                    0x1F478));
constexpr auto reports_an_empty_board = [](reporter<6> report) { report(grid<6>{}); };
static_assert(examined<reports_an_empty_board>.what == fault::empty_row);

// Functions that need no reporter: they return the solutions, or their number.
struct all_of_6 {
    placement<6> rows[4];

    constexpr const placement<6>* begin() const { return rows; }
    constexpr const placement<6>* end() const { return rows + 4; }
};
constexpr table<6> returns_a_table() { return solutions<6>; }
constexpr const table<6>& returns_a_reference() { return solutions<6>; }
constexpr auto returns_any_table = []<int N>() { return solutions<N>; };
constexpr all_of_6 takes_the_size(int size) {
    all_of_6 all{};
    for (int index = 0; index < (size == 6 ? 4 : 0); ++index) {
        all.rows[index] = solutions<6>[std::size_t(3 - index)];
    }
    return all;
}
constexpr std::uint64_t count_queens(unsigned size) { return published_counts[size]; }
constexpr auto counts_too_few = [] { return 3; };
constexpr auto counts_too_many = []<int N>() { return ~0ull; };
constexpr auto counts_down = [](long) { return static_cast<signed char>(-4); };
static_assert(passes_in_order_of<6, as_search<returns_a_table>, search::bitmask>);
static_assert(passes<6, as_search<returns_a_reference>>);
static_assert(passes<3, as_search<returns_any_table>> && passes<7, as_search<returns_any_table>>);
static_assert(passes<6, as_search<takes_the_size>>);
static_assert(!examined<takes_the_size>.is_lexicographic);
static_assert(examine<5, as_search<returns_a_table>>.what == fault::wrong_size);
static_assert(work<6, as_search<returns_a_table>>.solutions == 4);
static_assert(passes<6, as_search<count_queens>> && passes<11, as_search<count_queens>>);
static_assert(is_at(examined<counts_too_few>, fault::wrong_count, 0, 3));
static_assert(is_at(examined<counts_too_many>, fault::wrong_count, 0, greatest));
static_assert(is_at(examined<counts_down>, fault::wrong_count, 0, -4));
static_assert(work<6, as_search<count_queens>>.solutions == 0);

// The same grader without as_search: for ranges, numbers and functions that keep state.
static_assert(grade<6>(solutions<6>).is_passed() && grade<6>(4).is_passed());
static_assert(grade<6>(solutions<6>).is_lexicographic && grade<6>(solutions<6>).count == 4);
static_assert(grade<6>(returns_a_table).is_passed() && grade<6>(count_queens).is_passed());
static_assert(grade(6, solutions<6>).is_passed() && grade(11, count_queens).is_passed());
static_assert(grade(6, returns_any_table).is_passed());
static_assert(grade(5, solutions<6>).what == fault::wrong_size);
static_assert(grade(0, 1).what == fault::not_evaluated &&
              grade(13, 1).what == fault::not_evaluated);
static_assert(grade<2>(solutions<2>).is_passed() && grade<1>(1).is_passed());
constexpr int reports_until_the_first_fault() {
    int reports = 0;
    const examination result = grade<6>([&](reporter<6> report) {
        do ++reports;
        while (report(solutions<6>[2]));
    });
    return result.what == fault::repeated ? reports : 0;
}
static_assert(reports_until_the_first_fault() == 2);

// Sentences.
template <std::size_t length>
constexpr bool says(const examination& result, const char (&expected)[length]) {
    char sentence[max_description_length]{};
    const char* const end = describe(result, sentence);
    for (std::size_t index = 0; index < length - 1; ++index) {
        if (sentence[index] != expected[index]) return false;
    }
    return end == sentence + length - 1;
}
static_assert(says(grade<6>(4), "this search passes"));
static_assert(says(attacked, "this search reports 1234, which is not a solution"));
static_assert(says(examined<reports_too_many>,
                   "this search reports a placement with 7 rows; N is 6"));
static_assert(says(grade<1>(solutions<4>), "this search reports a placement with 4 rows; N is 1"));
static_assert(says(grade<4>(solutions<1>), "this search reports a placement with 1 row; N is 4"));
static_assert(says(graded(drawing<4>{{".Q..", "...Q.", "Q...", "..Q."}}),
                   "this search reports 5 squares in row 1, counted from 0; N is 4"));
static_assert(says(third, "columns count from 0; 260 is off the board"));
static_assert(says(graded_column<-greatest - 1>,
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
static_assert(says(second, "this search reports 362514 twice"));
static_assert(says(first, "this search misses 246135"));
static_assert(says(examined<counts_too_few>, "this search counts 3 solutions instead of 4"));
static_assert(says(grade<11>(1), "this search counts 1 solution instead of 2680"));
static_assert(says(grade<11>([](auto) {}), "this search misses 13579B2468A"));
static_assert(max_table_size < 12 || says(grade(0, 1), "the examiner needs N from 1 to 12"));

} // namespace
