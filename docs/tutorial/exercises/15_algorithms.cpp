// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/hana/hana_solutions.hpp>

#include <boost/hana/back.hpp>
#include <boost/hana/bool.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/tuple.hpp>

namespace hana = boost::hana;

// The solutions whose last queen stands in this column, as a hana::tuple of solutions.
// [exercise]
template <int N, int column>
constexpr auto ending_in(hana::int_<column>)
{
    return hana::filter(ctqueens::hana_solutions<N>, [](auto) { return hana::false_c; });
}
// [/exercise]

static_assert(hana::length(ending_in<6>(hana::int_c<3>)) == hana::size_c<1>,
              "of the solutions for N = 6, one ends in column 3");
static_assert(hana::length(ending_in<8>(hana::int_c<0>)) == hana::size_c<4>,
              "of the solutions for N = 8, four end in column 0");
static_assert(hana::length(ending_in<6>(hana::int_c<0>)) == hana::size_c<0>,
              "of the solutions for N = 6, none ends in column 0");
