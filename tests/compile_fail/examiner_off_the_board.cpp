// ctqueens: this search reports a placement that is not a solution
// does_not_report<ctqueens::as_search<.*>, 2415>
// c++26: ctqueens: this search reports 241?, which is not a solution
// board: · ♛ · ░/░ · ░ ♛/♛ ░ · ░/░ · ░ ·
#include <ctqueens/examiner.hpp>
constexpr auto one_queen_outside = [](auto report) {
    const int columns[] = {1, 3, 0, -3};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<one_queen_outside>, 4>);
