// ctqueens: solutions<N, Search> needs N from 1 to Search::max_size
// N = 9[^0-9]|[(']9 [<>]=
#include <ctqueens/search/permutation.hpp>
#include <ctqueens/solutions.hpp>
const auto& all = ctqueens::solutions<9, ctqueens::search::permutation>;
