// ctqueens: a count needs at least one shard
// shards = 0[^0-9]|[(']0 [<>]=
#include <ctqueens/count.hpp>
constexpr auto none = ctqueens::count_of_shard<12, 0, 0>;
