// ctqueens: this literal contains something that is not a square of the board
// 0>|position = 0
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr square at = "e9"_square;
