// SPDX-License-Identifier: BSL-1.0
// The examiner runs the page of a search where a variant makes the tables.
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>

using namespace ctqueens;

static_assert(passes<6, search::exhaustive>);
static_assert(passes<6, search::permutation>);
static_assert(passes<6, search::bitmask>);
