// ctqueens: solutions<N> needs N from 1 to 12
// N = 0[^0-9]|[(']0 [<>]=
#include <ctqueens/solutions.hpp>
const auto& all = ctqueens::solutions<0>;
