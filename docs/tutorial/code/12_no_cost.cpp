// SPDX-License-Identifier: BSL-1.0
// A translation unit that uses the table of eight queens.
#include <ctqueens/solutions.hpp>

// [column]
int column(int solution, int row);

// `solution` is known only when the program runs.
int column(int solution, int row)
{
    return ctqueens::solutions<8>.rows[solution].columns[row];
}
// [/column]
