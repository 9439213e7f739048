#include <ctqueens/solutions.hpp>

using ctqueens::solutions;

// The compiler has found all solutions of the eight queens puzzle by the time it gets here.
static_assert(solutions<8>.size() == 92);

// The first solution, from the top row down: the queens are in columns 0, 4, 7, 5, 2, 6, 1, 3.
static_assert(solutions<8>[0][0] == 0);
static_assert(solutions<8>[0][1] == 4);
static_assert(solutions<8>[0][2] == 7);
