// ctqueens: to_placement() needs columns from 0 to 255
// 300
#include <ctqueens/hana.hpp>
constexpr auto queens = ctqueens::to_placement(boost::hana::tuple_c<int, 0, 300, 1>);
