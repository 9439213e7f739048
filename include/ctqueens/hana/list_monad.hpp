// SPDX-License-Identifier: BSL-1.0
/// @file
/// Eight queens in the list monad, twice: as functional textbooks write it, and so that a compiler
/// gets to N = 8. In Haskell:
///
///     queens n = foldM (\above _ -> [above ++ [c] | c <- [0 .. n-1], safe above c]) [] [1 .. n]
#ifndef CTQUEENS_HANA_LIST_MONAD_HPP
#define CTQUEENS_HANA_LIST_MONAD_HPP

#include <ctqueens/hana/list.hpp>
#include <ctqueens/placement.hpp>

#include <boost/hana/append.hpp>
#include <boost/hana/bool.hpp>
#include <boost/hana/chain.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/lift.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

/// A search whose every step is a type: a list of boards, and for each row the list of all boards
/// that have one queen more.
namespace ctqueens::list_monad {

namespace detail {

namespace hana = boost::hana;

// Whether no queen above attacks a queen in the next row and in `column`.
template <int column, int... above>
constexpr bool is_safe() noexcept
{
    int row = 0;
    return (!attacks({row++, above}, {sizeof...(above), column}) && ...);
}

template <class... Above, class Column>
constexpr auto safe(const hana::tuple<Above...>&, Column) noexcept
{
    return hana::bool_c<is_safe<Column::value, Above::value...>()>;
}

template <int N>
constexpr auto textbook() noexcept
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

} // namespace detail

/// All solutions by the textbook, as `hana_solutions<N>` has them; N is 1...6, as each N takes the
/// compiler several times as long as the one before (see docs/compile-cost.md). Another N is
/// refused: "list_monad::textbook_solutions<N> needs N from 1 to 6".
template <int N>
inline constexpr auto textbook_solutions = []() noexcept {
    constexpr bool is_allowed = N >= 1 && N <= 6;
    static_assert(is_allowed, "ctqueens: list_monad::textbook_solutions<N> needs N from 1 to 6");
    return detail::textbook<is_allowed ? N : 1>();
}();

/// The tag of boards, which are Foldable: the columns of their queens as hana::int_.
struct board_tag
{};

/// A board with queens in its upper rows, in the columns `placed`. The masks are the columns that
/// they attack in the next row: down, along falling diagonals and along rising ones.
template <unsigned down, unsigned falling, unsigned rising, int... placed>
struct board
{
    /// The tag by which Hana knows it.
    using hana_tag = board_tag;
};

namespace detail {

// The columns of a mask, made once for each of the 2^N masks.
template <int... column>
struct columns
{};
template <unsigned mask, int column, int... found>
constexpr auto columns_in() noexcept
{
    if constexpr (mask >> column == 0) {
        return columns<found...>();
    } else if constexpr ((mask >> column & 1) != 0) {
        return columns_in<mask, column + 1, found..., column>();
    } else {
        return columns_in<mask, column + 1, found...>();
    }
}
template <unsigned mask>
using columns_of = decltype(columns_in<mask, 0>());

template <int N>
inline constexpr unsigned whole_row = (1u << N) - 1;

// A board with one more queen in each of the open columns in turn.
template <int N, class Board, class OpenColumns>
struct with_next_queen;
template <int N, unsigned down, unsigned falling, unsigned rising, int... placed, int... open>
struct with_next_queen<N, board<down, falling, rising, placed...>, columns<open...>>
{
    using type = list<board<(down | 1u << open), ((falling | 1u << open) << 1 & whole_row<N>),
                            ((rising | 1u << open) >> 1), placed..., open>...>;
};

template <int N>
struct next_row
{
    template <unsigned down, unsigned falling, unsigned rising, int... placed>
    constexpr auto operator()(board<down, falling, rising, placed...>) const noexcept ->
        typename with_next_queen<N, board<down, falling, rising, placed...>,
                                 columns_of<whole_row<N> & ~(down | falling | rising)>>::type
    {
        return {};
    }
};

template <int N>
constexpr auto solve() noexcept
{
    constexpr auto rows = hana::range_c<int, 0, N>;
    constexpr auto empty_board = board<0, 0, 0>();
    return hana::fold_left(rows, hana::lift<list_tag>(empty_board),
                           [](auto boards, auto) { return hana::chain(boards, next_row<N>()); });
}

} // namespace detail

/// All solutions as a list of boards, in the order of `ctqueens::solutions<N>`; N is 1...8. Another
/// N is refused: "list_monad::solutions<N> needs N from 1 to 8". The same fold and the same chain
/// as the textbook's, in a fraction of the time and memory, because
/// - the list is a list and not a hana::tuple,
/// - a board knows which columns are attacked, so that a row is one step with a list of its results
///   and not a closure called for each column, and another for each column that is open,
/// - the columns that are open are a mask, and each mask is made a list only once.
template <int N>
inline constexpr auto solutions = []() noexcept {
    constexpr bool is_allowed = N >= 1 && N <= 8;
    static_assert(is_allowed, "ctqueens: list_monad::solutions<N> needs N from 1 to 8");
    return detail::solve<is_allowed ? N : 1>();
}();

} // namespace ctqueens::list_monad

namespace boost::hana {

// Foldable
template <>
struct unpack_impl<ctqueens::list_monad::board_tag>
{
    template <unsigned down, unsigned falling, unsigned rising, int... placed, class Function>
    static constexpr decltype(auto)
    apply(ctqueens::list_monad::board<down, falling, rising, placed...>, Function&& function)
    {
        return static_cast<Function&&>(function)(int_c<placed>...);
    }
};

} // namespace boost::hana

#endif
