#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_below_nothing: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 0
constexpr auto steps = trace<8, search::bitmask, below{}>;

