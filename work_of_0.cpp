#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case work_of_0: ctqueens: work<N, Search> needs N from 1 to 11
// N = 0[^0-9]|'0 [<>]=
constexpr auto counts = ctqueens::work<0, ctqueens::search::bitmask>;

