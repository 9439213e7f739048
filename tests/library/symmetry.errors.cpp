#include <ctqueens/symmetry.hpp>

// case fundamental_of_13: ctqueens: solutions<N> needs N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
auto& all = ctqueens::fundamental_solutions<13>;
