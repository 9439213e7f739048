// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/count.hpp>

// The greatest N is 16 or 18, which depends on the compiler, so only its first digit is matched.

// case in_0_shards: ctqueens: a count needs at least one shard
// shards = 0[^0-9]|[(']0 [<>]=
constexpr auto none = ctqueens::count_of_shard<12, 0, 0>;

// case of_19: ctqueens: solution_count<N> needs N from 0 to 1
// N = 19
constexpr auto all = ctqueens::solution_count<19>;

// case of_minus_1: ctqueens: solution_count<N> needs N from 0 to 1
// N = -1[^0-9]|[(']-1 [<>]=
constexpr auto all = ctqueens::solution_count<-1>;

// case of_shard_4_of_4: ctqueens: count_of_shard<N, shard, shards> needs a shard from 0 to shards -
//     1
// shard = 4[^0-9]|12, 4, 4
constexpr auto none = ctqueens::count_of_shard<12, 4, 4>;

// case record_of_19: ctqueens: solution_count<N> needs N from 0 to 1
// N = 19
constexpr auto record = ctqueens::record_of_shard<19, 0, 1>;

// case record_of_shard_minus_1: ctqueens: count_of_shard<N, shard, shards> needs a shard from 0 to
//     shards - 1
// shard = -1[^0-9]|12, -1, 4
constexpr auto record = ctqueens::record_of_shard<12, -1, 4>;

// case record_of_100000_shards: ctqueens: record_of_shard needs at most 99999 shards
// shards = 100000[^0-9]|8, 0, 100000
constexpr auto record = ctqueens::record_of_shard<8, 0, 100000>;
