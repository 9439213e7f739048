// ctqueens: this part of the search has more than 4096 steps
// until_solution{92}
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::backtracking, 8, until_solution{92}>;
