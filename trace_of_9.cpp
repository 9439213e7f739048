#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_of_9: ctqueens: trace<N, Search, part> needs N from 1 to Search::max_size
// N = 9[^0-9]|[(']9 [<>]=
constexpr auto steps = trace<9, search::exhaustive, first_steps{1}>;

