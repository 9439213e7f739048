// SPDX-License-Identifier: BSL-1.0
// All solutions in the list monad, as functional textbooks write it: fold over the rows, and chain
// each placement with the columns where a queen is not attacked.
#include <boost/hana.hpp>

namespace hana_list_monad {

namespace hana = boost::hana;

// Whether a queen in the next row and in `column` attacks one of the queens above.
template <int column, int... above>
constexpr bool is_attacked()
{
    int distance = sizeof...(above) + 1;
    return ((--distance,
             above == column || above + distance == column || above - distance == column) ||
            ...);
}

inline constexpr auto attacked = [](auto queens, auto column) {
    return hana::unpack(queens, [=](auto... above) {
        return hana::bool_c<is_attacked<decltype(column)::value, decltype(above)::value...>()>;
    });
};

template <int N>
constexpr auto solve()
{
    auto columns = hana::to_tuple(hana::range_c<int, 0, N>);
    auto next_row = [=](auto queens) {
        auto free = hana::remove_if(columns, [=](auto column) { return attacked(queens, column); });
        return hana::transform(free, [=](auto column) { return hana::append(queens, column); });
    };
    auto empty_board = hana::make_tuple(hana::make_tuple());
    return hana::fold_left(columns, empty_board,
                           [=](auto boards, auto) { return hana::chain(boards, next_row); });
}

} // namespace hana_list_monad
