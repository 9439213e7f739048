// ctqueens: two queens in this literal attack each other
// 'a', 8, 'b', 7|file = 'a', int rank = 8, char other_file = 'b', int other_rank = 7
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "12863754"_queens;
