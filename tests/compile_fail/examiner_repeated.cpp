// ctqueens: this search reports a solution twice
// reports_once<ctqueens::as_search<.*>, 16837425>
// c++26: ctqueens: this search reports 16837425 twice
#include <ctqueens/examiner.hpp>
constexpr auto all_and_one_again = [](ctqueens::reporter<8> report) {
    for (const auto& queens : ctqueens::solutions<8>) {
        report(queens);
    }
    report(ctqueens::solutions<8>[1]);
};
static_assert(ctqueens::passes<ctqueens::as_search<all_and_one_again>, 8>);
