// ctqueens: hana::at() of a table needs the index of one of its solutions
// 92
#include <ctqueens/hana.hpp>
constexpr auto queens = boost::hana::at_c<92>(ctqueens::solutions<8>);
