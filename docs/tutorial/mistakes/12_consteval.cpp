// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'row' is not a constant expression
// error (Clang): call to consteval function 'column_of_first' is not a constant expression
#include <ctqueens/solutions.hpp>

// [consteval]
consteval int column_of_first(int row)
{
    return ctqueens::solutions<8>[0][row];
}
static_assert(column_of_first(2) == 7); // here the row is known

int ask(int row)
{
    return column_of_first(row); // here it is not
}
// [/consteval]
