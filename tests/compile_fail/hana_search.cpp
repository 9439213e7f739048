// ctqueens: no search has this name (allowed: permutation, exhaustive, backtracking, iterative, occupancy, board-scan, bitmask)
// 'r', 'a', 'n', 'd', 'o', 'm'
#include <ctqueens/hana.hpp>
using namespace ctqueens::name_literals;
constexpr auto search = ctqueens::registry::searches["random"_s];
