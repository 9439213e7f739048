// ctqueens: a row in this literal is too long for the board
// 5>|position = 5
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "Q7/4Q4/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens;
