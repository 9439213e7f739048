#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_below_5_queens_of_4: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 1, 3, 0, 2, 1
constexpr auto steps = trace<4, search::bitmask, below{1, 3, 0, 2, 1}>;

