// ctqueens: list_monad::textbook_solutions<N> needs N from 1 to 6
// 7
#include <ctqueens/hana.hpp>
constexpr auto all = ctqueens::list_monad::textbook_solutions<7>;
