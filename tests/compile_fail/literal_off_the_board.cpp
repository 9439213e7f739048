// ctqueens: a character of this literal is no column of the board
// 3>|position = 3
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "15893724"_queens;
