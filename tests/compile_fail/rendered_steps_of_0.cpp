// ctqueens: trace<Search, N, part> needs N from 1 to Search::max_size
// N = 0[^0-9]|[(']0 [<>]=
#include <ctqueens/search.hpp>
#include <ctqueens/text/steps.hpp>
using namespace ctqueens;
constexpr auto text = text::steps::rendered<text::steps::dot, search::bitmask, 0, first_steps{2}>;
