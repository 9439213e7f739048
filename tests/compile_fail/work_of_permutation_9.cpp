// ctqueens: work<Search, N> needs N from 1 to Search::max_size
// N = 9[^0-9]|'9 [<>]=
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>
constexpr auto counts = ctqueens::work<ctqueens::search::permutation, 9>;
