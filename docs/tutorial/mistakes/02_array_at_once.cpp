// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
#include "02_exhaustive.hpp"

// Six shards, but one variable: this is one evaluation.
constexpr tally shards_of_6[] = {search_shard<6>(0), search_shard<6>(1), search_shard<6>(2),
                                 search_shard<6>(3), search_shard<6>(4), search_shard<6>(5)};
