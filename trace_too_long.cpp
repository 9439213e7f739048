#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_too_long: ctqueens: this part of the search has more than 4096 steps
// until_solution{92}
constexpr auto steps = trace<8, search::backtracking, until_solution{92}>;

