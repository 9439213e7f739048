// SPDX-License-Identifier: BSL-1.0
// Solutions as types, and searches on types, with Boost.Hana.

// [includes]
#include <ctqueens/placement.hpp>
#include <ctqueens/solutions.hpp>

#include <boost/hana/append.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/bool.hpp>
#include <boost/hana/chain.hpp>
#include <boost/hana/comparing.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/greater.hpp>
#include <boost/hana/group.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/lift.hpp>
#include <boost/hana/maximum.hpp>
#include <boost/hana/not_equal.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/sum.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace hana = boost::hana;
using ctqueens::placement;
using ctqueens::solutions;
// [/includes]

// [number]
constexpr auto five = hana::int_c<2> + hana::int_c<3>;
static_assert(std::is_same_v<decltype(five), const hana::int_<5>>);

constexpr auto twice(auto number)
{
    if constexpr (number > hana::int_c<3>) { // a parameter, and yet a constant
        return number + number;
    } else {
        return "small"; // the type may differ too
    }
}
static_assert(twice(five) == hana::int_c<10>);
static_assert(twice(hana::int_c<1>)[0] == 's');
// [/number]

// [as_types]
template <int N, std::size_t index, std::size_t... row>
constexpr auto solution_as_type(std::index_sequence<row...>)
    -> hana::tuple<hana::int_<solutions<N>[index][row]>...>
{
    return {};
}

template <int N, std::size_t... index>
constexpr auto solutions_as_types(std::index_sequence<index...>)
    -> hana::tuple<decltype(solution_as_type<N, index>(std::make_index_sequence<N>()))...>
{
    return {};
}

template <int N>
constexpr auto hana_solutions =
    solutions_as_types<N>(std::make_index_sequence<solutions<N>.size()>());

using namespace hana::literals;
static_assert(std::is_same_v<decltype(+hana_solutions<8>[0_c][3_c]), hana::int_<5>>);
// [/as_types]

// [algorithms]
constexpr auto in_column_3 = hana::filter(hana_solutions<8>, [](auto solution) {
    return hana::front(solution) == hana::int_c<3>;
});
static_assert(hana::length(in_column_3) == hana::size_c<18>);

constexpr auto by_first_column = hana::group.by(hana::comparing(hana::front), hana_solutions<6>);
static_assert(hana::length(by_first_column) == hana::size_c<4>); // columns 1, 2, 3 and 4
// [/algorithms]

// [teaching]
struct placement_tag;

namespace boost::hana {

template <int N>
struct tag_of<placement<N>>
{
    using type = placement_tag;
};

template <> // Foldable: call a function with all columns
struct unpack_impl<placement_tag>
{
    template <int N, class Function>
    static constexpr decltype(auto) apply(const placement<N>& queens, Function&& function)
    {
        return call(queens, function, std::make_index_sequence<N>());
    }

private:
    template <int N, class Function, std::size_t... row>
    static constexpr decltype(auto) call(const placement<N>& queens, Function& function,
                                         std::index_sequence<row...>)
    {
        return function(queens[row]...);
    }
};

template <> // Comparable; boards of different sizes have different types
struct equal_impl<placement_tag, placement_tag>
{
    template <int N>
    static constexpr bool apply(const placement<N>& a, const placement<N>& b)
    {
        return a == b;
    }
    template <int N, int M>
    static constexpr auto apply(const placement<N>&, const placement<M>&)
    {
        return false_c;
    }
};

} // namespace boost::hana
// [/teaching]

// [derived]
constexpr placement<8> queens = solutions<8>[0];
static_assert(hana::sum<int>(queens) == 28);
static_assert(hana::maximum(queens) == 7);
static_assert(hana::count_if(queens, [](int column) { return column < 4; }) == 4);
static_assert(hana::to_tuple(queens) == hana_solutions<8>[0_c]); // 5 equals int_c<5>
static_assert(hana::not_equal(queens, solutions<8>[1]));
static_assert(hana::not_equal(queens, solutions<6>[0])); // known from the types alone
// [/derived]

// [reflexive]
constexpr bool is_reflexive()
{
    bool holds = true;
    for (const auto& each : solutions<6>) {
        holds = holds && hana::equal(each, each);
    }
    return holds;
}
static_assert(is_reflexive());
// [/reflexive]

#include "11_names.hpp"

// [safe]
template <int column, int... above>
constexpr bool is_safe()
{
    int row = 0;
    return (!ctqueens::attacks({row++, above}, {sizeof...(above), column}) && ...);
}

template <int... above, int column>
constexpr auto safe(hana::tuple<hana::int_<above>...>, hana::int_<column>)
{
    return hana::bool_c<is_safe<column, above...>()>;
}

template <int N>
constexpr auto textbook()
{
    auto columns = hana::to_tuple(hana::range_c<int, 0, N>);
    auto next_row = [=](auto above) {
        auto open = hana::filter(columns, [=](auto column) { return safe(above, column); });
        return hana::transform(open, [=](auto column) { return hana::append(above, column); });
    };
    hana::tuple<hana::tuple<>> empty_board;
    return hana::fold_left(columns, empty_board,
                           [=](auto boards, auto) { return hana::chain(boards, next_row); });
}
static_assert(std::is_same_v<const decltype(textbook<4>()), decltype(hana_solutions<4>)>);
// [/safe]

// [list]
struct list_tag;

template <class... Element>
struct list
{
    using hana_tag = list_tag;
};

template <class... List>
struct concatenated
{
    using type = list<>;
};
template <class... A>
struct concatenated<list<A...>>
{
    using type = list<A...>;
};
template <class... A, class... B, class... Rest>
struct concatenated<list<A...>, list<B...>, Rest...> : concatenated<list<A..., B...>, Rest...>
{};
// [/list]

// [chain]
namespace boost::hana {

template <>
struct lift_impl<list_tag>
{
    template <class Element>
    static constexpr list<Element> apply(const Element&)
    {
        return {};
    }
};
template <>
struct chain_impl<list_tag>
{
    template <class... Element, class Function>
    static constexpr auto apply(list<Element...>, Function&& function) ->
        typename concatenated<decltype(function(Element()))...>::type
    {
        return {};
    }
};

} // namespace boost::hana
// [/chain]

// [applicative]
namespace boost::hana {

template <>
struct transform_impl<list_tag>
{
    template <class... Element, class Function>
    static constexpr auto apply(list<Element...>, Function&& function)
        -> list<decltype(function(Element()))...>
    {
        return {};
    }
};
template <>
struct ap_impl<list_tag>
{
    template <class Functions, class Elements>
    static constexpr auto apply(Functions functions, Elements elements)
    {
        return chain(functions, [=](auto function) { return transform(elements, function); });
    }
};

} // namespace boost::hana
// [/applicative]

// [closures]
template <int... column>
struct columns
{};
template <unsigned mask, int column = 0, int... found>
constexpr auto columns_of()
{
    if constexpr (mask >> column == 0) {
        return columns<found...>();
    } else if constexpr ((mask >> column & 1) != 0) {
        return columns_of<mask, column + 1, found..., column>();
    } else {
        return columns_of<mask, column + 1, found...>();
    }
}

// `down`, `falling` and `rising` are the columns that are attacked in the next row.
template <unsigned down, unsigned falling, unsigned rising, int... placed>
struct board
{};

template <int N, class Board, class Columns>
struct with_next_queen;
template <int N, unsigned down, unsigned falling, unsigned rising, int... placed, int... open>
struct with_next_queen<N, board<down, falling, rising, placed...>, columns<open...>>
{
    using type = list<board<(down | 1u << open), ((falling | 1u << open) << 1),
                            ((rising | 1u << open) >> 1), placed..., open>...>;
};

template <int N>
struct next_row
{
    template <unsigned down, unsigned falling, unsigned rising, int... placed>
    constexpr auto operator()(board<down, falling, rising, placed...> above) const
    {
        constexpr unsigned open = ((1u << N) - 1) & ~(down | falling | rising);
        using found = with_next_queen<N, decltype(above), decltype(columns_of<open>())>;
        return typename found::type();
    }
};
// [/closures]

// [fold]
template <int N>
constexpr auto search()
{
    return hana::fold_left(hana::range_c<int, 0, N>, hana::lift<list_tag>(board<0, 0, 0>()),
                           [](auto boards, auto) { return hana::chain(boards, next_row<N>()); });
}

template <unsigned down, unsigned falling, unsigned rising, int... placed>
constexpr placement<sizeof...(placed)> to_placement(board<down, falling, rising, placed...>)
{
    return {{placed...}};
}
template <class... Board>
constexpr auto to_table(list<Board...>)
{
    return ctqueens::table<8>{{to_placement(Board())...}};
}
static_assert(to_table(search<8>()) == solutions<8>); // all 92, in the same order
// [/fold]
