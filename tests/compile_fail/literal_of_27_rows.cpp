// ctqueens: a _queens literal needs 1 to 26 rows
// size = 27[^0-9]|[<('(]27( <= 26|>)
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "111111111111111111111111111"_queens;
