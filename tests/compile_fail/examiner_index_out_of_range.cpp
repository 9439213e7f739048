// ctqueens: the compiler cannot evaluate this search for this N (the compiler's reason follows)
// int N = 8|<8, ctqueens::as_search<
// then: subscript value [^ ]*8[^ ]* is outside the bounds|dereferenced one-past-the-end pointer
#include <ctqueens/examiner.hpp>
constexpr auto a_row_too_many = [](auto report) {
    int queens[8]{};
    for (int row = 0; row <= 8; ++row) {
        queens[row] = row;
    }
    report(queens);
};
static_assert(ctqueens::passes<ctqueens::as_search<a_row_too_many>, 8>);
