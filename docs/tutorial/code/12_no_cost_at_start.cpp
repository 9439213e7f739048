// SPDX-License-Identifier: BSL-1.0
// The same table, but by mistake it is computed each time the program starts.
#include <ctqueens/search/bitmask.hpp>

using ctqueens::placement;

// [at_start]
struct collection : ctqueens::search::observer
{
    placement<8> rows[92] = {};
    int count = 0;

    constexpr bool solution(const placement<8>& queens) noexcept
    {
        rows[count++] = queens;
        return true;
    }
};

collection search_all() // a keyword is missing here
{
    collection found;
    for (int first_column = 0; first_column < 8; ++first_column) {
        ctqueens::search::bitmask::run<8>(first_column, found);
    }
    return found;
}

const collection all = search_all();
// [/at_start]

int column(int solution, int row);

int column(int solution, int row)
{
    return all.rows[solution].columns[row];
}
