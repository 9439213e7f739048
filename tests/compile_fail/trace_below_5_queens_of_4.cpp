// ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 1, 3, 0, 2, 1
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 4, below{1, 3, 0, 2, 1}>;
