// ctqueens: this literal contains a null character
// is_whole|false
#include <ctqueens/literals.hpp>
using namespace ctqueens;
constexpr square at = "x\0"_square;
