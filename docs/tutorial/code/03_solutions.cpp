// SPDX-License-Identifier: BSL-1.0

// [shards]
#include "03_permutation.hpp"

template <int N, int first_column>
constexpr tally shard = search_permutations<N>(first_column);

static_assert(shard<4, 0>.candidates == 6); // 3 * 2 * 1
static_assert(shard<4, 0>.solutions == 0);  // no solution has a queen in the corner
static_assert(shard<4, 1>.solutions == 1);
// [/shards]

// [eight]
constexpr tally shards_of_8[] = {shard<8, 0>, shard<8, 1>, shard<8, 2>, shard<8, 3>,
                                 shard<8, 4>, shard<8, 5>, shard<8, 6>, shard<8, 7>};

constexpr tally sum_of_shards()
{
    tally sum{};
    for (const tally& each : shards_of_8) {
        sum.candidates += each.candidates;
        sum.solutions += each.solutions;
    }
    return sum;
}

static_assert(sum_of_shards().candidates == 40320); // 8!
static_assert(sum_of_shards().solutions == 92);
// [/eight]
