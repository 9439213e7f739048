// SPDX-License-Identifier: BSL-1.0
// The marking scheme: 10 points, given by the compiler. A student hands in a header, such as ada.hpp, with a search:
//
//     constexpr auto my_search = []<int N>(ctqueens::reporter<N> report) { … };
//
// It calls report.place({row, column}) for each queen that it tries, and report(columns) for each solution, where
// `columns` is an array of N columns. This command, in a checkout, marks it (`class` is the folder with the tutorial's
// programs that the page Teaching makes, which the search may include):
//
//     g++ -std=c++20 -fsyntax-only -I include -I class -include ada.hpp docs/course/marking.cpp
//
// No message means 10 points. Each assertion that fails costs the points that it names. If it is one of the first two,
// another message says what is wrong, such as "this search misses a solution".
#include <ctqueens/examiner.hpp>
#include <ctqueens/work.hpp>

using marked = ctqueens::as_search<my_search>;

constexpr bool is_right_on_4 = ctqueens::examine<4, marked>.is_passed();
static_assert(is_right_on_4, "3 points: four queens");

constexpr bool is_right_on_8 = ctqueens::examine<8, marked>.is_passed();
static_assert(is_right_on_8, "4 points: eight queens");

// The reason, if one of them has failed. Nothing is said twice.
template <int N> constexpr bool is_explained = ctqueens::passes<N, marked>;
static_assert(is_explained<is_right_on_4 ? 8 : 4>);

// A search that is wrong, or does not report its queens, gets no points for having few.
constexpr auto queens = ctqueens::work<8, marked>.candidates;
constexpr bool counts = is_right_on_8 && queens >= 92;

static_assert(counts && queens <= 15720, "2 points: as few queens as backtracking (15,720)");
static_assert(counts && queens <= 2056, "1 point: no queen on an attacked square (2,056)");
