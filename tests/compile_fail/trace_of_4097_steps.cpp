// ctqueens: first_steps{K} needs K from 1 to 4096
// 4097
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::bitmask, 8, first_steps{4097}>;
