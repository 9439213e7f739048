// SPDX-License-Identifier: BSL-1.0
// Solutions as types: those of the tables, and Hana's algorithms on them, whose results are types.
#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/models.hpp>

#include <boost/hana/any_of.hpp>
#include <boost/hana/back.hpp>
#include <boost/hana/comparing.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/group.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/optional.hpp>
#include <boost/hana/sum.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <type_traits>

using namespace ctqueens;
namespace hana = boost::hana;
using namespace hana::literals;

// Back to values, they are the table.
template <int N>
constexpr bool is_table = hana::unpack(hana_solutions<N>, [](auto... solution) {
    constexpr table<N> expected = solutions<N>;
    constexpr placement<N> back[] = {to_placement(solution)..., placement<N>{}};
    std::size_t same = 0;
    while (same < expected.size() && back[same] == expected[same]) ++same;
    return same == expected.size() && sizeof...(solution) == expected.size();
});
static_assert(is_table<1> && is_table<2> && is_table<3> && is_table<4> && is_table<5> &&
              is_table<6> && is_table<7> && is_table<8>);
static_assert(hana::equal(hana::to_tuple(solutions<6>[2]), hana_solutions<6>[2_c]));
static_assert(std::is_same_v<decltype(hana_solutions<3>), const hana::tuple<>>);

// One can branch on a column.
template <class Solution> constexpr auto where_the_first_queen_is(Solution solution) {
    if constexpr (hana::front(solution) < hana::int_c<4>) {
        return "left";
    } else {
        return 'r'; // even another type
    }
}
static_assert(where_the_first_queen_is(hana_solutions<8>[0_c])[0] == 'l');
static_assert(where_the_first_queen_is(hana_solutions<8>[91_c]) == 'r');

// A column is a template argument.
template <int columns> struct array_of {};
static_assert(std::is_same_v<array_of<hana_solutions<8>[0_c][3_c]()>, array_of<5>>);

constexpr auto all = hana_solutions<5>;
constexpr auto starts_in = [](auto column) {
    return [=](auto solution) { return hana::front(solution) == column; };
};

static_assert(decltype(hana::length(all))::value == 10);
static_assert(hana::length(hana::filter(all, starts_in(hana::int_c<3>))) == hana::size_c<2>);
static_assert(hana::count_if(all, starts_in(hana::int_c<0>)) == hana::size_c<2>);
static_assert(hana::any_of(all, starts_in(hana::int_c<4>)) &&
              !hana::any_of(all, starts_in(hana::int_c<5>)));
static_assert(hana::find_if(all, starts_in(hana::int_c<3>)).value() == all[6_c]);
static_assert(hana::find_if(all, starts_in(hana::int_c<5>)) == hana::nothing);
constexpr auto groups = hana::group.by(hana::comparing(hana::front), all);
static_assert(hana::transform(groups, hana::length) ==
              hana::make_tuple(hana::size_c<2>, hana::size_c<2>, hana::size_c<2>, hana::size_c<2>,
                               hana::size_c<2>));
static_assert(hana::unpack(all, [](auto... solution) {
                  return (0 + ... + hana::back(solution)());
              }) == 10 * 4 / 2);
constexpr int sum_of_columns() {
    int sum = 0;
    hana::for_each(all, [&](auto solution) { sum += hana::sum<int>(hana::to_tuple(solution)); });
    return sum;
}
static_assert(sum_of_columns() == 10 * 10);
