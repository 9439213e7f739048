// ctqueens: this literal contains something that is not a column of the board
// 3>|position = 3
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "15893724"_queens;
