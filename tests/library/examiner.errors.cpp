// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>

// case endless: ctqueens: the compiler cannot evaluate this search for this N
// int N = 8|<8, ctqueens::as_search<
// then: depth exceeds maximum|exceeded maximum depth
// It never gets to the next row.
constexpr void place(int row, int (&queens)[8], auto report) {
    if (row == 8) {
        report(queens);
        return;
    }
    for (queens[row] = 0; queens[row] < 8; ++queens[row]) {
        place(row, queens, report);
    }
}
constexpr auto never_ends = [](auto report) {
    int queens[8]{};
    place(0, queens, report);
};
static_assert(ctqueens::passes<8, ctqueens::as_search<never_ends>>);

// case endless_on_a_smaller_board: ctqueens: the compiler cannot evaluate this search for this N
// int N = 8|<8, bottomless
// then: depth exceeds maximum|exceeded maximum depth
// Too deep for N = 4, too, so N = 5, for which it is wrong, must not be tried.
struct bottomless {
    static constexpr const char* name = "bottomless";
    static constexpr int max_size = 8;
    static constexpr int dig(int depth) { return depth == 0 ? 0 : 1 + dig(depth - 1); }
    template <int N, class Observer> static constexpr void run(int, Observer&) {
        dig(N == 5 ? N : 100'000);
    }
};
static_assert(ctqueens::passes<8, bottomless>);

// case function_for_another_n: ctqueens: this function cannot be called with a reporter<N>, with N,
//     or without arguments
// int N = 6|<6, ctqueens::as_search<
constexpr void eight_queens(ctqueens::reporter<8>) {}
static_assert(ctqueens::passes<6, ctqueens::as_search<eight_queens>>);

// case grade_of_13: ctqueens: grade<N> needs N from 1 to 12
// N = 13|<13
static_assert(ctqueens::grade<13>(73712).is_passed());

// case index_out_of_range: ctqueens: the compiler cannot evaluate this search for this N
// int N = 8|<8, ctqueens::as_search<
// then: subscript value [^ ]*8[^ ]* is outside the bounds|dereferenced one-past-the-end pointer
constexpr auto a_row_too_many = [](auto report) {
    int queens[8]{};
    for (int row = 0; row <= 8; ++row) {
        queens[row] = row;
    }
    report(queens);
};
static_assert(ctqueens::passes<8, ctqueens::as_search<a_row_too_many>>);

// case missing: ctqueens: this search misses a solution
// is_right<ctqueens::as_search<.*>, 15863724>
// c++26: ctqueens: this search misses a solution: 15863724
constexpr auto all_but_the_first = [](ctqueens::reporter<8> report) {
    for (std::size_t index = 1; index < ctqueens::solutions<8>.size(); ++index) {
        report(ctqueens::solutions<8>[index]);
    }
};
static_assert(ctqueens::passes<8, ctqueens::as_search<all_but_the_first>>);

// case missing_of_10: ctqueens: this search misses a solution
// is_right<ctqueens::as_search<.*>, 1, 3, 6, 8, 10, 5, 9, 2, 4, 7>
// c++26: ctqueens: this search misses a solution: 1368A59247
constexpr auto nothing = [](ctqueens::reporter<10>) {};
static_assert(ctqueens::passes<10, ctqueens::as_search<nothing>>);

// case no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column,
//     observer)
// check_search<unnamed>|Search = unnamed
struct unnamed {
    static constexpr int max_size = 8;
    template <int N, class Observer> static constexpr void run(int, Observer&) {}
};
static_assert(ctqueens::passes<8, unnamed>);

// case no_search_for_the_order: ctqueens: a search needs the members name, max_size and
//     run<N>(first_column, observer)
// check_search<int>|Search = int
static_assert(ctqueens::passes_in_order_of<8, ctqueens::search::bitmask, int>);

// case not_a_solution: ctqueens: this search reports a placement that is not a solution
// is_right<ctqueens::as_search<.*>, 1243>
// c++26: ctqueens: this search reports a placement that is not a solution: 1243
// board: X ░ · ░/░ X ░ ·/· ░ · ♛/░ · ♛ ·
constexpr auto two_pairs = [](auto report) {
    const int columns[] = {0, 1, 3, 2};
    report(columns);
};
static_assert(ctqueens::passes<4, ctqueens::as_search<two_pairs>>);

// case of_13: ctqueens: the examiner needs N from 1 to Search::max_size, at most 12
// int N = 13|<13, ctqueens::as_search<
constexpr void eight_queens(ctqueens::reporter<8>) {}
static_assert(ctqueens::passes<13, ctqueens::as_search<eight_queens>>);

// case of_permutation_9: ctqueens: the examiner needs N from 1 to Search::max_size, at most 12
// int N = 9|<9, ctqueens::search::bitmask, ctqueens::search::permutation>
static_assert(
    ctqueens::passes_in_order_of<9, ctqueens::search::bitmask, ctqueens::search::permutation>);

// case order_of_a_function_that_counts: ctqueens: a search that only counts has no order
// int N = 4|<4, ctqueens::search::bitmask, ctqueens::as_search<
constexpr auto count = [](int) { return 2; };
static_assert(
    ctqueens::passes_in_order_of<4, ctqueens::search::bitmask, ctqueens::as_search<count>>);

// case order_that_fails: ctqueens: this search misses a solution
// is_right<silent, 13524>|Search = silent;.*13524
// c++26: ctqueens: this search misses a solution: 13524
// The search is right, and the one that should give the order finds nothing.
struct silent {
    static constexpr const char* name = "silent";
    static constexpr int max_size = 8;
    template <int N, class Observer> static constexpr void run(int, Observer&) {}
};
static_assert(ctqueens::passes_in_order_of<5, ctqueens::search::bitmask, silent>);

// case out_of_order: ctqueens: this search reports a solution out of order
// is_right<ctqueens::search::iterative, 26831475>
// c++26: ctqueens: this search reports a solution out of order: 26831475
static_assert(
    ctqueens::passes_in_order_of<8, ctqueens::search::iterative, ctqueens::search::bitmask>);

// case repeated: ctqueens: this search reports a solution twice
// is_right<ctqueens::as_search<.*>, 16837425>
// c++26: ctqueens: this search reports a solution twice: 16837425
constexpr auto all_and_one_again = [](ctqueens::reporter<8> report) {
    for (const auto& queens : ctqueens::solutions<8>) {
        report(queens);
    }
    report(ctqueens::solutions<8>[1]);
};
static_assert(ctqueens::passes<8, ctqueens::as_search<all_and_one_again>>);

// case too_slow: ctqueens: the compiler cannot evaluate this search for this N
// int N = 8|<8, ctqueens::as_search<
// then: exceeds limit of|maximum step limit
// Every compiler gives up soon, because GCC also limits the number of iterations.
constexpr auto takes_too_long = [](auto) {
    for (int iteration = 0; iteration < 2'000'000; ++iteration) {
    }
};
static_assert(ctqueens::passes<8, ctqueens::as_search<takes_too_long>>);

// case wrong_column: ctqueens: this search reports a solution whose first queen is not in
//     first_column
// is_right<mirrored, 82417536>
// c++26: ctqueens: this search reports a solution whose first queen is not in first_column:
//     82417536
struct mirrored {
    static constexpr const char* name = "mirrored";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        ctqueens::search::bitmask::run<N>(N - 1 - first_column, observer);
    }
};
static_assert(ctqueens::passes<8, mirrored>);

// case wrong_count: ctqueens: this search returns the wrong number of solutions
// is_right<ctqueens::as_search<.*>, 12L?>
// c++26: ctqueens: this search returns the wrong number of solutions: 12 instead of 92
constexpr int count_fundamental_solutions(int) { return 12; }
static_assert(ctqueens::passes<8, ctqueens::as_search<count_fundamental_solutions>>);

// case wrong_on_a_smaller_board: ctqueens: this search misses a solution
// is_right<digging, 2413>
// c++26: ctqueens: this search misses a solution: 2413
// board: · ♛ · ░/░ · ░ ♛/♛ ░ · ░/░ · ♛ ·
// Too deep for N = 8 and wrong for N = 4: the error must name the smaller board.
struct digging {
    static constexpr const char* name = "digging";
    static constexpr int max_size = 8;
    static constexpr int dig(int depth) { return depth == 0 ? 0 : 1 + dig(depth - 1); }
    template <int N, class Observer> static constexpr void run(int, Observer&) {
        dig(N < 8 ? N : 100'000);
    }
};
static_assert(ctqueens::passes<8, digging>);
