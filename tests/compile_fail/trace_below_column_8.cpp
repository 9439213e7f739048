// ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 0, 8
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 8, below{0, 8}>;
