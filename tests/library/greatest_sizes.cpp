// SPDX-License-Identifier: BSL-1.0
// Each search goes as far as its max_size says, at default limits.
#include <ctqueens/count.hpp>
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/trace_text.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

template <class... Search> struct searches {
    static constexpr bool reach_their_max_size =
        ((solutions<Search::max_size, Search>.size() == published_counts[Search::max_size]) && ...);
};
static_assert(search::all<searches>::reach_their_max_size);
static_assert(search::permutation::max_size == 8 && search::exhaustive::max_size == 8);
static_assert(search::backtracking::max_size == 9 && search::occupancy::max_size == 9);
static_assert(search::board_scan::max_size == 9 && search::iterative::max_size == 9);
static_assert(search::bitmask::max_size == 12);

// The largest tables that are made by a variant, and for which compilers can evaluate the page.
static_assert(detail::reported_solutions<11, search::bitmask>().kept == solutions<11>);
static_assert(detail::reported_solutions<8, search::permutation>().kept ==
              solutions<8, search::permutation>);
static_assert(solutions<8, search::exhaustive> == solutions<8>); // found in lanes

// The examiner evaluates the search itself, not the variant that makes its tables.
static_assert(passes<6, search::exhaustive>);

// With an N that is not a template argument, grade() needs all tables.
constexpr auto any_table = []<int N>() { return solutions<N>; };
static_assert(grade(6, solutions<6>).is_passed() && grade(12, 14'200).is_passed());
static_assert(grade(6, any_table).is_passed());
static_assert(grade(5, solutions<6>).what == fault::wrong_size);
static_assert(grade(0, 1).what == fault::no_table);
static_assert(grade(13, 1).what == fault::no_table);

// The shell has fundamental_solutions<12>.

// The most expensive evaluations, by the pairs of halves, of the greatest boards that are counted.
template <int N> using by_halves = detail::by_halves<N, detail::halves_in_words>;
static_assert(by_halves<13>::count<25>() == 928);
static_assert(by_halves<14>::count<3>() == 4308);
static_assert(by_halves<15>::count<1295>() == 4034);
static_assert(by_halves<16>::count<3138>() == 17340);

static_assert(solution_count<12> == 14'200 && fundamental_count<12> == 1'787);

// The most expensive evaluations of the solutions that turns leave unchanged.
static_assert(detail::unchanged_by_half_turn<18>::count<1>() == 3486);
static_assert(detail::unchanged_by_quarter_turn<17>::count() == 128);

// Counting takes steps of its own. These shards come closest to Clang's limit.
static_assert(work<max_work_size, search::bitmask>.solutions == published_counts[max_work_size]);
static_assert(ctqueens::detail::shard_work<8, ctqueens::search::permutation, 4>.backtracks > 0);
static_assert(ctqueens::detail::shard_work<9, ctqueens::search::iterative, 4>.backtracks > 0);

// Every format of steps can render the greatest number of steps that it accepts.
template <class... Format> struct rendered_by {
    template <auto part>
    static constexpr bool
        fits = ((text::steps::rendered<Format, 8, search::backtracking, part>.size() > 0) && ...);
};
static_assert(text::steps::all<rendered_by>::fits<first_steps{text::steps::max_rendered_steps}>);
