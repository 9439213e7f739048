// ctqueens: solution_count<N> needs N from 0 to 12
// N = -1[^0-9]|[(']-1 [<>]=
#include <ctqueens/solutions.hpp>
constexpr auto count = ctqueens::solution_count<-1>;
