// SPDX-License-Identifier: BSL-1.0
#include "compiled_tables.hpp"

#include <ctqueens/ctqueens.h>

namespace {

const ctqueens_placement_8* first_row(const ctqueens::placement<8>* rows) noexcept
{
    static_assert(sizeof *rows == sizeof(ctqueens_placement_8));
    return &rows->columns;
}

} // namespace

const ctqueens_placement_8* ctqueens_solutions_8() noexcept
{
    return first_row(ctqueens::compiled::solutions<8>().data());
}

const ctqueens_placement_8* ctqueens_fundamental_solutions_8() noexcept
{
    return first_row(ctqueens::compiled::fundamental_solutions<8>().data());
}
