// ctqueens: this search misses a solution
// finds<ctqueens::as_search<.*>, 15863724>
// c++26: ctqueens: this search never finds 15863724
#include <ctqueens/examiner.hpp>
constexpr auto all_but_the_first = [](ctqueens::reporter<8> report) {
    for (std::size_t index = 1; index < ctqueens::solutions<8>.size(); ++index) {
        report(ctqueens::solutions<8>[index]);
    }
};
static_assert(ctqueens::passes<ctqueens::as_search<all_but_the_first>, 8>);
