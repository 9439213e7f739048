#include <ctqueens/ctqueens.hpp>
ctqueens::
