// SPDX-License-Identifier: BSL-1.0
// Returns the published counts. A static_assert checks the size of each table against them.
#include <ctqueens/ctqueens.h>
#include <ctqueens/symmetry.hpp>

int32_t ctqueens_count(int32_t n) noexcept
{
    return ctqueens::detail::has_table(n) ? static_cast<int32_t>(ctqueens::published_counts[n])
                                          : CTQUEENS_BAD_SIZE;
}

int32_t ctqueens_fundamental_count(int32_t n) noexcept
{
    return ctqueens::detail::has_table(n)
               ? static_cast<int32_t>(ctqueens::published_fundamental_counts[n])
               : CTQUEENS_BAD_SIZE;
}
