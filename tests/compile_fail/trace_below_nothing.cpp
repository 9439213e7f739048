// ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 0
#include <ctqueens/search.hpp>
#include <ctqueens/text/steps.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 8, below{}>;
