// ctqueens: this literal contains something that is not a column of the board
// 14>|position = 14
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "0 4 7 5 2 6 1 8"_queens;
