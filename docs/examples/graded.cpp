#include <ctqueens/examiner.hpp>
constexpr auto one_solution = [](auto report) { report(ctqueens::placement<8>{{4, 6, 0, 3, 1, 7, 5, 2}}); };
static_assert(ctqueens::passes<8, ctqueens::as_search<one_solution>>);
