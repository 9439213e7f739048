// SPDX-License-Identifier: BSL-1.0
// The C functions that need only the tables for n = 8, in an object file of their own, so that
// programs that use only these do not link the other tables.
#include "compiled_tables.hpp"

#include <ctqueens/ctqueens.h>

static_assert(sizeof(ctqueens::placement<8>) == sizeof(ctqueens_placement_8));

const ctqueens_placement_8* ctqueens_solutions_8() noexcept {
    return &ctqueens::compiled::solution_table<8>().data()->columns;
}

const ctqueens_placement_8* ctqueens_fundamental_solutions_8() noexcept {
    return &ctqueens::compiled::fundamental_solution_table<8>().data()->columns;
}
