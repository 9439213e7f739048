// ctqueens: text::steps::rendered needs a part of at most 256 steps
// 257
#include <ctqueens/search.hpp>
#include <ctqueens/text/steps.hpp>
using namespace ctqueens;
constexpr auto text = text::steps::rendered<text::steps::dot, search::bitmask, 8, first_steps{257}>;
