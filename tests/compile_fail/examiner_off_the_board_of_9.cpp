// ctqueens: this search reports a placement that is not a solution
// does_not_report<ctqueens::as_search<.*>, 1, 3, 6, 8, 2, 4, 9, 7, 10>
// c++26: ctqueens: this search reports 13682497?, which is not a solution
// board: ♛ ░ · ░ · ░ · ░ ·/░ · ♛ · ░ · ░ · ░/· ░ · ░ · ♛ · ░ ·/░ · ░ · ░ · ░ ♛ ░/· ♛ · ░ · ░ · ░ ·/░ · ░ ♛ ░ · ░ · ░/· ░ · ░ · ░ · ░ ♛/░ · ░ · ░ · ♛ · ░/· ░ · ░ · ░ · ░ ·
#include <ctqueens/examiner.hpp>
constexpr auto one_queen_outside = [](auto report) {
    const int columns[] = {0, 2, 5, 7, 1, 3, 8, 6, 9};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<one_queen_outside>, 9>);
