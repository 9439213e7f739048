#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case work_of_12: ctqueens: work<N, Search> needs N from 1 to 11
// N = 12[^0-9]|'12 [<>]=
constexpr auto counts = ctqueens::work<12, ctqueens::search::bitmask>;

