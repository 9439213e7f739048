#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case work_of_permutation_9: ctqueens: work<N, Search> needs N from 1 to Search::max_size
// N = 9[^0-9]|'9 [<>]=
constexpr auto counts = ctqueens::work<9, ctqueens::search::permutation>;

