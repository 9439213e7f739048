// ctqueens: this function cannot be called with a reporter<N>
// int N = 6|<6, ctqueens::as_search<
#include <ctqueens/examiner.hpp>
constexpr void eight_queens(ctqueens::reporter<8>) {}
static_assert(ctqueens::passes<ctqueens::as_search<eight_queens>, 6>);
