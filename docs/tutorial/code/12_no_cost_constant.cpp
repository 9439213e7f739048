// SPDX-License-Identifier: BSL-1.0
// A translation unit that uses one number of the table.
#include <ctqueens/solutions.hpp>

// [constant]
int third_column_of_first();

int third_column_of_first()
{
    constexpr int answer = ctqueens::solutions<8>[0][2];
    return answer;
}
// [/constant]
