#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case rendered_steps_257: ctqueens: text::steps::rendered needs a part of at most 256 steps
// 257
constexpr auto text = text::steps::rendered<text::steps::dot, 8, search::bitmask, first_steps{257}>;

