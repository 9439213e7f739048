// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

namespace ctqueens::shell {

template <int N>
fundamental_table<N> fundamental_solutions_of_size() noexcept
{
    return fundamental_solutions<N>;
}

template fundamental_table<1> fundamental_solutions_of_size<1>() noexcept;
template fundamental_table<2> fundamental_solutions_of_size<2>() noexcept;
template fundamental_table<3> fundamental_solutions_of_size<3>() noexcept;
template fundamental_table<4> fundamental_solutions_of_size<4>() noexcept;
template fundamental_table<5> fundamental_solutions_of_size<5>() noexcept;
template fundamental_table<6> fundamental_solutions_of_size<6>() noexcept;
template fundamental_table<7> fundamental_solutions_of_size<7>() noexcept;
template fundamental_table<8> fundamental_solutions_of_size<8>() noexcept;
template fundamental_table<9> fundamental_solutions_of_size<9>() noexcept;
template fundamental_table<10> fundamental_solutions_of_size<10>() noexcept;
template fundamental_table<11> fundamental_solutions_of_size<11>() noexcept;
template fundamental_table<12> fundamental_solutions_of_size<12>() noexcept;
static_assert(max_table_size == 12);

} // namespace ctqueens::shell
