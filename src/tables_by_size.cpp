// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

namespace ctqueens::shell {

template <int N>
const table<N>& solutions_of_size() noexcept
{
    // A copy, so that no symbol of the shell has the name of a search in it.
    static constexpr table<N> all = solutions<N>;
    return all;
}

template const table<1>& solutions_of_size() noexcept;
template const table<2>& solutions_of_size() noexcept;
template const table<3>& solutions_of_size() noexcept;
template const table<4>& solutions_of_size() noexcept;
template const table<5>& solutions_of_size() noexcept;
template const table<6>& solutions_of_size() noexcept;
template const table<7>& solutions_of_size() noexcept;
template const table<8>& solutions_of_size() noexcept;
template const table<9>& solutions_of_size() noexcept;
template const table<10>& solutions_of_size() noexcept;
template const table<11>& solutions_of_size() noexcept;
template const table<12>& solutions_of_size() noexcept;
static_assert(max_table_size == 12);

} // namespace ctqueens::shell
