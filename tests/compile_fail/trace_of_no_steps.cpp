// ctqueens: first_steps{K} needs K from 1 to 4096
// first_steps{(int )?0}|first_steps\\{0\\}
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 8, first_steps{0}>;
