// ctqueens: grid<N> needs N from 1 to 255
// [(']0 >= 1
#include <ctqueens/placement.hpp>
ctqueens::grid<0> board;
