// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/hana/hana_solutions.hpp>

#include <boost/hana/all_of.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <type_traits>

namespace hana = boost::hana;
using ctqueens::hana_solutions;

// Exchanges left and right: takes a type and returns a type. Nothing is computed at run time.
// [exercise]
template <int... column>
constexpr auto mirrored(hana::tuple<hana::int_<column>...>) -> hana::tuple<hana::int_<column>...>
{
    return {};
}
// [/exercise]

using first = decltype(mirrored(hana_solutions<4>[hana::size_c<0>]));
static_assert(
    std::is_same_v<first, hana::tuple<hana::int_<2>, hana::int_<0>, hana::int_<3>, hana::int_<1>>>,
    "the mirror image of 1 3 0 2 is 2 0 3 1");
static_assert(mirrored(hana::make_tuple(hana::int_c<0>, hana::int_c<0>, hana::int_c<1>)) ==
                  hana::make_tuple(hana::int_c<2>, hana::int_c<2>, hana::int_c<1>),
              "the size of the board is the length of the list");
constexpr auto is_mirrored_solution = [](auto solution) {
    return hana::contains(hana_solutions<6>, mirrored(solution));
};
static_assert(hana::all_of(hana_solutions<6>, is_mirrored_solution),
              "the mirror image of a solution is a solution");
