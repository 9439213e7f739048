// ctqueens: work<Search, N> needs N from 1 to 11
// N = 0[^0-9]|'0 [<>]=
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>
constexpr auto counts = ctqueens::work<ctqueens::search::bitmask, 0>;
