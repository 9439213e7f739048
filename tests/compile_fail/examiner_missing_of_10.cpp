// ctqueens: this search misses a solution
// finds<ctqueens::as_search<.*>, 1, 3, 6, 8, 10, 5, 9, 2, 4, 7>
// c++26: ctqueens: this search never finds 1368A59247
#include <ctqueens/examiner.hpp>
constexpr auto nothing = [](ctqueens::reporter<10>) {};
static_assert(ctqueens::passes<ctqueens::as_search<nothing>, 10>);
