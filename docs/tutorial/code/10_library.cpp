// SPDX-License-Identifier: BSL-1.0
// The library's observers.
// [library]
#include <ctqueens/search/backtracking.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

static_assert(work<8, search::backtracking>.candidates == 15720);
static_assert(work<8, search::backtracking>.conflict_tests == 46752);

constexpr auto& below_b4 = trace<4, search::backtracking, below{1}>;
static_assert(below_b4.size() == 27);
static_assert(below_b4[0].kind == step_kind::place && below_b4[0].at() == square{0, 1});

constexpr auto& to_the_first = trace<8, search::backtracking, until_solution{1}>;
static_assert(to_the_first[to_the_first.size() - 1].kind == step_kind::solution);

static_assert(trace<8, search::backtracking, first_steps{100}>.size() == 100);
// [/library]
