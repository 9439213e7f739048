// SPDX-License-Identifier: BSL-1.0
// The search in the list monad finds the solutions of the tables, in their order, in both forms;
// and lists obey the laws. (greatest_sizes.cpp has the largest N.)
#include "laws.hpp"

#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/list_monad.hpp>

#include <boost/hana/plus.hpp>

using namespace ctqueens;
namespace hana = boost::hana;
using list_monad::board_tag;
using list_monad::list;
using list_monad::list_tag;

// The textbook's solutions even have the same types as those of the table.
template <int N>
constexpr bool textbook_agrees =
    std::is_same_v<decltype(list_monad::textbook_solutions<N>), decltype(hana_solutions<N>)>;
static_assert(textbook_agrees<1> && textbook_agrees<2> && textbook_agrees<3> && textbook_agrees<4>);

// The solutions of the other form are boards.
template <int N>
constexpr bool agrees = hana::unpack(list_monad::solutions<N>, [](auto... board) {
    const placement<N> found[] = {to_placement(hana::to_tuple(board))..., placement<N>{}};
    std::size_t same = 0;
    while (same < table<N>::size() && found[same] == solutions<N>[same]) ++same;
    return same == table<N>::size() && sizeof...(board) == table<N>::size();
});
static_assert(agrees<1> && agrees<2> && agrees<3> && agrees<4> && agrees<5> && agrees<6>);
static_assert(hana::to_tuple(hana::transform(list_monad::solutions<6>, hana::to_tuple)) ==
              hana_solutions<6>);

// Laws.
static_assert(hana::Functor<list_tag>::value && hana::Applicative<list_tag>::value &&
              hana::Monad<list_tag>::value && hana::Foldable<list_tag>::value);
static_assert(hana::Foldable<board_tag>::value);

constexpr auto first_column = [](auto board) { return hana::front(hana::to_tuple(board)); };
constexpr auto next = [](auto column) { return hana::plus(column, hana::int_c<1>); };
constexpr auto columns = [](auto board) {
    return hana::unpack(board, [](auto... column) { return list<decltype(column)...>(); });
};
constexpr auto lesser = [](auto column) {
    return hana::unpack(hana::make_range(hana::int_c<0>, column),
                        [](auto... smaller) { return list<decltype(smaller)...>(); });
};
constexpr auto more = list<decltype(next), decltype(hana::id)>();

template <int N> constexpr bool obeys() {
    constexpr auto boards = list_monad::solutions<N>;
    constexpr auto first_columns = hana::transform(boards, first_column);
    bool good = laws::foldable(first_columns) && laws::functor(boards, next, first_column);
    hana::for_each(boards, [&](auto board) {
        good = good && laws::foldable(board) &&
               laws::monad<list_tag>(boards, board, columns, lesser) &&
               laws::applicative<list_tag>(columns(board), more, more, first_column(board)) &&
               laws::monadic_ap(more, columns(board));
    });
    return good;
}
static_assert(obeys<1>() && obeys<2>() && obeys<4>() && obeys<5>());
