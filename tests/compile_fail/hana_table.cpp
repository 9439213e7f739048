// ctqueens: there is no table of this size (allowed: hana::size_c<1> to hana::size_c<12>)
// 13
#include <ctqueens/hana.hpp>
constexpr auto& table = ctqueens::registry::tables[boost::hana::size_c<13>]();
