// ctqueens: trace<Search, N, part> needs N from 1 to Search::max_size
// N = 9[^0-9]|[(']9 [<>]=
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;
constexpr auto steps = trace<search::exhaustive, 9, first_steps{1}>;
