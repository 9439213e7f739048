// ctqueens: this search reports a placement that is not a solution
// does_not_report<ctqueens::as_search<.*>, 1243>
// c++26: ctqueens: this search reports 1243, which is not a solution
// board: X ░ · ░/░ X ░ ·/· ░ · ♛/░ · ♛ ·
#include <ctqueens/examiner.hpp>
constexpr auto two_pairs = [](auto report) {
    const int columns[] = {0, 1, 3, 2};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<two_pairs>, 4>);
