#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_below_column_8: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 0, 8
constexpr auto steps = trace<8, search::bitmask, below{0, 8}>;

