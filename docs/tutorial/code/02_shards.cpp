// SPDX-License-Identifier: BSL-1.0

// [shard]
#include "02_exhaustive.hpp"

template <int N, int first_column>
constexpr tally shard = search_shard<N>(first_column);
// [/shard]

// [six]
constexpr tally shards_of_6[] = {shard<6, 0>, shard<6, 1>, shard<6, 2>,
                                 shard<6, 3>, shard<6, 4>, shard<6, 5>};

constexpr tally sum_of_shards()
{
    tally sum{};
    for (const tally& each : shards_of_6) {
        sum.candidates += each.candidates;
        sum.solutions += each.solutions;
    }
    return sum;
}

static_assert(sum_of_shards().candidates == 46656); // 6^6
static_assert(sum_of_shards().solutions == 4);
// [/six]
