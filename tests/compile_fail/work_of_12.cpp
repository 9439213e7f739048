// ctqueens: work<Search, N> needs N from 1 to 11
// N = 12[^0-9]|'12 [<>]=
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>
constexpr auto counts = ctqueens::work<ctqueens::search::bitmask, 12>;
