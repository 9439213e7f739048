// ctqueens: count_of_shard<N, shard, shards> needs a shard from 0 to shards - 1
// shard = 4[^0-9]|12, 4, 4
#include <ctqueens/count.hpp>
constexpr auto none = ctqueens::count_of_shard<12, 4, 4>;
