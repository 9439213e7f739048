// ctqueens: queries need N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
#include <ctqueens/query.hpp>
const auto found = ctqueens::having<13>({0, 0});
