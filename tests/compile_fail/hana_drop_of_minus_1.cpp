// ctqueens: hana::drop_front() needs a count of at least 0
// -1
#include <ctqueens/hana.hpp>
constexpr auto rows = boost::hana::drop_front(ctqueens::solutions<4>[0], boost::hana::int_c<-1>);
