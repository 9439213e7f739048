// ctqueens: a part of a search is first_steps{K}, until_solution{J} or below{columns...}
// 100
#include <ctqueens/search.hpp>
#include <ctqueens/text/steps.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 8, 100>;
