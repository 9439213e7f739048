// ctqueens: solutions<N> needs N from 1 to 12
// [(']13 <=
#include <ctqueens/symmetry.hpp>
auto& all = ctqueens::fundamental_solutions<13>;
