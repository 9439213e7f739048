// ctqueens: solution_count<N> needs N from 0 to 12
// N = 13[^0-9]|[(']13 [<>]=
#include <ctqueens/solutions.hpp>
constexpr auto count = ctqueens::solution_count<13>;
