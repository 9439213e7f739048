// ctqueens: placement<N> needs N from 1 to 255
// N = 0[^0-9]|[(']0 [<>]=
#include <ctqueens/placement.hpp>
using none = ctqueens::placement<0>;
none* queens() { return new none; }
