// ctqueens: a literal of queens needs 1 to 26 rows
// 0 >= 1|size >= 1
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = ""_queens;
