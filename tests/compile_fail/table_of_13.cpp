// ctqueens: solutions<N> needs N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
#include <ctqueens/solutions.hpp>
const auto& all = ctqueens::solutions<13>;
