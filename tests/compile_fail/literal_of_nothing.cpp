// ctqueens: a _queens literal needs 1 to 26 rows
// size = 0[^0-9]|[<(']0( >= 1|>)
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = ""_queens;
