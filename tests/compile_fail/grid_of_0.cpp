// ctqueens: grid<N> needs N from 1 to 255
// N = 0[^0-9]|'0 [<>]=|grid<0>
#include <ctqueens/placement.hpp>
ctqueens::grid<0> board;
