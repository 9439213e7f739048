// ctqueens: this search reports a solution out of order
// reports_in_order<ctqueens::search::iterative, 26831475>
// c++26: ctqueens: this search reports 26831475 out of order
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
static_assert(ctqueens::passes_in_order_of<ctqueens::search::iterative, 8, ctqueens::search::bitmask>);
