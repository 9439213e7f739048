// SPDX-License-Identifier: BSL-1.0
// The tables that the shell prints, from the compiled library.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include "../tables/compiled_tables.hpp"
#include "dispatch.hpp"

#include <ctqueens/ctqueens.h>

namespace ctqueens::shell {

struct tables_of_size
{
    table_view solutions;
    table_view fundamental_solutions;
};

// The tables of a size, or empty views.
inline tables_of_size tables_of(int size)
{
    tables_of_size found;
    with_size(size, [&](auto n) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

// The number of a solution, counted from 1.
inline int number_of(placement_view solution) noexcept
{
    return ctqueens_index_of(solution.size(), solution.begin()) + 1;
}

} // namespace ctqueens::shell

#endif
