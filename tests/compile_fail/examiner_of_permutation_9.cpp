// ctqueens: the examiner needs N from 1 to Search::max_size, at most 12
// int N = 9|<9, ctqueens::search::bitmask, ctqueens::search::permutation>
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
static_assert(ctqueens::passes_in_order_of<ctqueens::search::bitmask, 9, ctqueens::search::permutation>);
