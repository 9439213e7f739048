// ctqueens: report() needs an array of N columns
// int ?\[7\]
#include <ctqueens/examiner.hpp>
constexpr auto a_row_too_few = [](ctqueens::reporter<8> report) {
    const int columns[7] = {};
    report(columns);
};
static_assert(ctqueens::passes<ctqueens::as_search<a_row_too_few>, 8>);
