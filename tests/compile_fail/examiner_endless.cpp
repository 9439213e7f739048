// ctqueens: the compiler cannot evaluate this search for this N (the compiler's reason follows)
// int N = 8|<8, ctqueens::as_search<
// then: depth exceeds maximum|exceeded maximum depth
#include <ctqueens/examiner.hpp>
// It never gets to the next row.
constexpr void place(int row, int (&queens)[8], auto report)
{
    if (row == 8) {
        report(queens);
        return;
    }
    for (queens[row] = 0; queens[row] < 8; ++queens[row]) {
        place(row, queens, report);
    }
}
constexpr auto never_ends = [](auto report) {
    int queens[8]{};
    place(0, queens, report);
};
static_assert(ctqueens::passes<ctqueens::as_search<never_ends>, 8>);
