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
};
constexpr auto never_ends = [](reporter<6> report) {
    while (true) report(solutions<6>[0]);
};
constexpr auto first = examine<6, as_search<finds_nothing>>;
static_assert(first.what == fault::missing && first.queens == solutions<6>[0]);
constexpr auto second = examine<6, as_search<finds_one_twice>>;
static_assert(second.what == fault::repeated && second.queens == solutions<6>[1]);
static_assert(!second.is_passed() && !second.is_lexicographic);
static_assert(examine<6, as_search<finds_the_first_twice>>.what == fault::repeated);
static_assert(examine<6, as_search<finds_the_first_twice>>.is_lexicographic); // up to the fault
constexpr auto third = examine<6, as_search<leaves_the_board>>;
static_assert(third.what == fault::not_a_solution);
static_assert(third.queens == placement<6>{{1, 3, 5, 0, 2, 6}});
static_assert(examine<6, as_search<never_ends>>.what == fault::not_evaluated);

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
constexpr auto reports_column = [](reporter<1> report) {
    const decltype(column) columns[] = {column};
    report(columns);
};
template <auto column>
constexpr bool is_off_the_board = [] {
    constexpr auto found = examine<1, as_search<reports_column<column>>>;
    return found.what == fault::not_a_solution && found.queens == placement<1>{{1}};
}();
static_assert(passes<1, as_search<reports_column<0>>>);
static_assert(passes<1, as_search<reports_column<false>>> && is_off_the_board<true>);
static_assert(is_off_the_board<1> && is_off_the_board<-1> && is_off_the_board<256>);
static_assert(is_off_the_board<-256> && is_off_the_board<0x1'0000'0000>);
static_assert(is_off_the_board<static_cast<signed char>(-1)> && is_off_the_board<'a'>);
static_assert(is_off_the_board<~0ull> && is_off_the_board<~0ull - 255>);

// A board without exactly one queen in each row is not a solution.
constexpr auto reports_an_empty_board = [](reporter<6> report) { report(grid<6>{}); };
static_assert(examine<6, as_search<reports_an_empty_board>>.what == fault::not_a_solution);

// Ranges of the wrong size, one of which begins with a solution; and a placement, which has the
// right size even if its columns are unset.
constexpr auto reports_too_many = [](reporter<6> report) {
    const int columns[] = {1, 3, 5, 0, 2, 4, 0};
    report(columns);
};
constexpr auto reports_too_few = [](reporter<6> report) { report(solutions<5>[0]); };
constexpr auto reports_too_few_in_braces = [](reporter<6> report) { report({1, 3, 5}); };
constexpr auto leaves_columns_unset = [](reporter<6> report) {
    report(placement<6>{{255, 255, 255, 255, 255, 255}});
};
static_assert(examine<6, as_search<reports_too_many>>.what == fault::wrong_size);
static_assert(examine<6, as_search<reports_too_few>>.what == fault::wrong_size);
static_assert(examine<6, as_search<reports_too_few_in_braces>>.what == fault::wrong_size);
static_assert(examine<6, as_search<leaves_columns_unset>>.what == fault::not_a_solution);

} // namespace
