// SPDX-License-Identifier: BSL-1.0
// [count]
#include <ctqueens/count.hpp>

static_assert(ctqueens::solution_count<11> == 2680);

// Two translation units, perhaps on two machines, could each count one of these shards.
static_assert(ctqueens::count_of_shard<10, 0, 2> + ctqueens::count_of_shard<10, 1, 2> == 724);
// [/count]
