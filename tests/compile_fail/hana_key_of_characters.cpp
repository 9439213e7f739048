// ctqueens: a registry needs a key that is a constant, such as
// char ?\[12\]
#include <ctqueens/hana.hpp>
constexpr auto search = ctqueens::registry::searches["permutation"];
