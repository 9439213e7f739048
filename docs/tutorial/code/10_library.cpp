// SPDX-License-Identifier: BSL-1.0
// The library's observers.
// [library]
#include <ctqueens/search/backtracking.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

static_assert(work<search::backtracking, 8>.candidates == 15720);
static_assert(work<search::backtracking, 8>.conflict_tests == 46752);

constexpr auto& below_b4 = trace<search::backtracking, 4, below{1}>;
static_assert(below_b4.size() == 27);
static_assert(below_b4[0].kind == step_kind::place && below_b4[0].at() == square{0, 1});

constexpr auto& to_the_first = trace<search::backtracking, 8, until_solution{1}>;
static_assert(to_the_first[to_the_first.size() - 1].kind == step_kind::solution);

static_assert(trace<search::backtracking, 8, first_steps{100}>.size() == 100);
// [/library]
