// ctqueens: list_monad::solutions<N> needs N from 1 to 8
// 9
#include <ctqueens/hana.hpp>
constexpr auto all = ctqueens::list_monad::solutions<9>;
