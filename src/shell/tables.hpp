// SPDX-License-Identifier: BSL-1.0
// The tables that the shell prints. They are compiled once, in the library.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include "../tables/compiled_tables.hpp"

#include <ctqueens/ctqueens.h>

namespace ctqueens::shell {

// The number of a solution, counted from 1.
template <int N>
int number_of(const placement<N>& solution) noexcept
{
    return ctqueens_index_of(N, solution.columns) + 1;
}

} // namespace ctqueens::shell

#endif
