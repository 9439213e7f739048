// SPDX-License-Identifier: BSL-1.0
// Every search of the library passes the examiner, and so does what a student writes.
#include "examinations.hpp"

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
static_assert(passes<8, search::bitmask>);

static_assert(passes_in_order_of<6, search::occupancy, search::bitmask>);
static_assert(examine<6, search::bitmask>.is_lexicographic);
static_assert(!examine<7, search::iterative>.is_lexicographic);

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

// Observers that do not grade see placements only, never what a form in which a report is wrong
// happens to contain.
constexpr auto reports_wrong_forms = [](reporter<4> report) {
    report({1, 3, 0, 2, 0});
    report({2, 4, 1, 3});
    const char board[4][5] = {".Q..", "...Q", "Q..Q", "..Q."};
    return report(board);
};
static_assert(work<4, as_search<reports_wrong_forms>>.solutions == 0);

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
// examiner.errors.cpp has searches that never end, which take long to evaluate.
constexpr auto fails = [](reporter<6> report) {
    for (std::size_t index = 0; index <= 4; ++index) report(solutions<6>[index]);
};
constexpr auto first = examine<6, as_search<finds_nothing>>;
static_assert(first.what == fault::missing && shows(first, solutions<6>[0]) && first.count == 0);
constexpr auto second = examine<6, as_search<finds_one_twice>>;
static_assert(second.what == fault::repeated && shows(second, solutions<6>[1]));
static_assert(!second.is_passed() && second.is_lexicographic && second.count == 1);
static_assert(examine<6, as_search<finds_the_first_twice>>.what == fault::repeated);
static_assert(examine<6, as_search<finds_the_first_twice>>.is_lexicographic); // up to the fault
constexpr auto third = examine<6, as_search<leaves_the_board>>;
static_assert(third.what == fault::off_the_board && third.row == 5 && third.number == 260);
static_assert(shows(third, placement<6>{{1, 3, 5, 0, 2, 6}}) && third.count == 1);
static_assert(examine<6, as_search<repeats_before_it_leaves_the_board>>.what == fault::repeated);
static_assert(examine<6, as_search<fails>>.what == fault::not_evaluated);

// A fault in a shard is found even if a later shard cannot be evaluated.
template <int failing_from> struct fails_late {
    static constexpr const char* name = "fails_late";
    static constexpr int max_size = 6;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        if (first_column >= failing_from) observer.solution(solutions<6>[4]); // there are four
        if (first_column == 1) observer.solution(solutions<6>[failing_from == 2 ? 3 : 0]);
    }
};
constexpr auto early_fault = examine<6, fails_late<2>>;
static_assert(early_fault.what == fault::wrong_column && shows(early_fault, solutions<6>[3]));
constexpr auto no_early_fault = examine<6, fails_late<3>>;
static_assert(no_early_fault.what == fault::not_evaluated && no_early_fault.row == 3);
static_assert(no_early_fault.count == 1 && no_early_fault.is_lexicographic);
static_assert(examine<6, as_search<fails>>.size == 6);

// After the first report in a wrong form, a reporter returns false here, too.
constexpr auto ends_when_told = [](auto report) {
    while (report({9, 9})) {
    }
};
static_assert(examine<6, as_search<ends_when_told>>.what == fault::wrong_size);
static_assert(grade<6>(ends_when_told).what == fault::wrong_size);

template <auto function> constexpr examination examined = examine<6, as_search<function>>;

// A reporter can be copied into a variable, a lambda or a member.
constexpr auto copies_the_reporter = [](auto report) {
    auto copy(report);
    const auto reports = [copy] {
        for (const placement<6>& queens : solutions<6>) copy(queens);
    };
    reports();
};
static_assert(passes<6, as_search<copies_the_reporter>>);

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
static_assert(is_at(examined<counts_too_many>, fault::wrong_count, 0, -1));
static_assert(is_at(examined<counts_down>, fault::wrong_count, 0, -4));
static_assert(work<6, as_search<count_queens>>.solutions == 0);

// The same grader without as_search: for ranges, numbers and functions that keep state.
static_assert(grade<6>(solutions<6>).is_passed() && grade<6>(4).is_passed());
static_assert(grade<6>(solutions<6>).is_lexicographic && grade<6>(solutions<6>).count == 4);
static_assert(grade<6>(returns_a_table).is_passed() && grade<6>(count_queens).is_passed());
static_assert(grade<5>(solutions<6>).what == fault::wrong_size);
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
static_assert(says(grade<6>(4), "this search passes\n"));
static_assert(says(third, "columns count from 0; this one is off the board: 260\n"));
static_assert(says(second, "this search reports a solution twice: 362514\n"));
static_assert(says(first, "this search misses a solution: 246135\n"));
static_assert(says(examined<counts_too_few>,
                   "this search returns the wrong number of solutions: 3 instead of 4\n"));
static_assert(says(grade<11>([](auto) {}), "this search misses a solution: 13579B2468A\n"));
static_assert(says(examination{.what = fault::no_table}, "there is no table for this N\n"));
static_assert(says(examine<6, as_search<fails>>,
                   "the compiler cannot evaluate this search for this N\n"));

// The longest line is not longer than describe() says. (An int can have five digits more.)
constexpr char longest[] =
    "this search reports something that is not a placement: this is not a queen, a count of empty "
    "squares or the end of a row (line 32767)\n";
static_assert(says(examination{fault::not_read, 12, {}, 32766, 0, parse_error::not_fen}, longest));
static_assert(sizeof longest - 1 + 5 <= max_description_length);

} // namespace
