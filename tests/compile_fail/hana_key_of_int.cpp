// ctqueens: a registry needs a key that is a constant, such as
// int
#include <ctqueens/hana.hpp>
constexpr auto& table = ctqueens::registry::tables[8]();
