// ctqueens: solution_count<N> needs N from 0 to 16
// N = 17[^0-9]|[(']17 [<>]=
#include <ctqueens/count.hpp>
constexpr auto all = ctqueens::solution_count<17>;
