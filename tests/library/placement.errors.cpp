// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/grid.hpp>
#include <ctqueens/placement.hpp>

// case grid_of_0: ctqueens: grid<N> needs N from 1 to 255
// [(']0 >= 1
ctqueens::grid<0> board;

// case of_0: ctqueens: placement<N> needs N from 1 to 255
// N = 0
using none = ctqueens::placement<0>;
none* queens() { return new none; }
