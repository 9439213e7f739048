#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_of_number: ctqueens: a part of a search is first_steps{K}, until_solution{J} or below{columns...}
// 100
constexpr auto steps = trace<8, search::bitmask, 100>;

