// ctqueens: the examiner needs N from 1 to Search::max_size, at most 12
// int N = 13|<13, ctqueens::as_search<
#include <ctqueens/examiner.hpp>
constexpr void eight_queens(ctqueens::reporter<8>) {}
static_assert(ctqueens::passes<ctqueens::as_search<eight_queens>, 13>);
