// ctqueens: this literal ends before every row has a queen
// 25>|position = 25
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr auto queens = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6"_queens;
