// SPDX-License-Identifier: BSL-1.0
template <int N, int column>
constexpr auto ending_in(hana::int_<column>)
{
    return hana::filter(ctqueens::hana_solutions<N>,
                        [](auto solution) { return hana::back(solution) == hana::int_c<column>; });
}
