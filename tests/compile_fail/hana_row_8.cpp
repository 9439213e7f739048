// ctqueens: hana::at() of a placement needs the index of one of its rows
// 8
#include <ctqueens/hana.hpp>
constexpr int column = boost::hana::at_c<8>(ctqueens::solutions<8>[0]);
