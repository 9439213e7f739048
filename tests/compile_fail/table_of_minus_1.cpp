// ctqueens: solutions<N> needs N from 1 to 12
// N = -1[^0-9]|[(']-1 [<>]=
#include <ctqueens/solutions.hpp>
const auto& all = ctqueens::solutions<-1>;
