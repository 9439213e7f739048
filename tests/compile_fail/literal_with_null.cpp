// ctqueens: this literal contains a null character
// null
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "15863724\0"_queens;
