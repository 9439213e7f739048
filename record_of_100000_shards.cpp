#include <ctqueens/count.hpp>

// case record_of_100000_shards: ctqueens: record_of_shard needs at most 99999 shards
// shards = 100000[^0-9]|8, 0, 100000
constexpr auto record = ctqueens::record_of_shard<8, 0, 100000>;
