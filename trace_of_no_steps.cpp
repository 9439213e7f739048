#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_of_no_steps: ctqueens: first_steps{K} needs K from 1 to 4096
// first_steps{(int )?0}|first_steps\\{0\\}
constexpr auto steps = trace<8, search::bitmask, first_steps{0}>;

