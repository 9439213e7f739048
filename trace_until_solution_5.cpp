#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_until_solution_5: ctqueens: until_solution{J} needs J from 1 to the number of solutions
// until_solution{5}
constexpr auto steps = trace<6, search::bitmask, until_solution{5}>;

