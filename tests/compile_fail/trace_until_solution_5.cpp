// ctqueens: until_solution{J} needs J from 1 to the number of solutions
// until_solution{5}
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 6, until_solution{5}>;
