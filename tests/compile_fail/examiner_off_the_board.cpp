// ctqueens: this search reports a placement that is not a solution
// does_not_report<ctqueens::as_search<.*>, 15863729>
// c++26: ctqueens: this search reports 1586372?, which is not a solution
#include <ctqueens/examiner.hpp>
constexpr auto one_queen_outside = [](auto report) {
    const int columns[] = {0, 4, 7, 5, 2, 6, 1, -3};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<one_queen_outside>, 8>);
