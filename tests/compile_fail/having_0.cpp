// ctqueens: queries need N from 1 to 12
// N = 0[^0-9]|[(']0 [<>]=
#include <ctqueens/query.hpp>
const auto found = ctqueens::having<0>();
