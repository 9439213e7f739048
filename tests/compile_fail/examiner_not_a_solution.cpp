// ctqueens: this search reports a placement that is not a solution
// does_not_report<ctqueens::as_search<.*>, 12345678>
// c++26: ctqueens: this search reports 12345678, which is not a solution
#include <ctqueens/examiner.hpp>
constexpr auto one_diagonal = [](auto report) {
    const int columns[] = {0, 1, 2, 3, 4, 5, 6, 7};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<one_diagonal>, 8>);
