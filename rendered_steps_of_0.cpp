#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case rendered_steps_of_0: ctqueens: trace<N, Search, part> needs N from 1 to Search::max_size
// N = 0[^0-9]|[(']0 [<>]=
constexpr auto text = text::steps::rendered<text::steps::dot, 0, search::bitmask, first_steps{2}>;

