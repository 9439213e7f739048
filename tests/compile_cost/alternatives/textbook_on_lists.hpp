// SPDX-License-Identifier: BSL-1.0
// Half way from the textbook's list monad to the library's: its closures, called for each column of
// each board, but lists of types for its tuples.
#include <ctqueens/hana/list_monad.hpp>

#include <boost/hana/fold_left.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/unpack.hpp>

namespace textbook_on_lists {

namespace hana = boost::hana;
using ctqueens::list_monad::list;

template <class... Above, class Column>
constexpr auto with_queen(list<Above...>, Column)
{
    if constexpr (ctqueens::list_monad::detail::is_safe<Column::value, Above::value...>()) {
        return list<list<Above..., Column>>();
    } else {
        return list<>();
    }
}

template <int N>
constexpr auto solve()
{
    constexpr auto columns = hana::unpack(
        hana::range_c<int, 0, N>, [](auto... column) { return list<decltype(column)...>(); });
    auto next_row = [=](auto above) {
        return hana::chain(columns, [=](auto column) { return with_queen(above, column); });
    };
    return hana::fold_left(hana::range_c<int, 0, N>, list<list<>>(),
                           [=](auto boards, auto) { return hana::chain(boards, next_row); });
}

template <int N>
inline constexpr decltype(solve<N>()) solutions{};

} // namespace textbook_on_lists
