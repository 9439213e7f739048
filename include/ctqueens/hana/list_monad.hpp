// SPDX-License-Identifier: BSL-1.0
/// @file
/// Two programs that solve the puzzle in the list monad. The first is found in textbooks on
/// functional programming; compilers can handle the second up to N = 8. In Haskell, the first is:
///
/// @verbatim
/// queens n = foldM (\above _ -> [above ++ [c] | c <- [0 .. n-1], safe above c]) [] [1 .. n]
/// @endverbatim
#ifndef CTQUEENS_HANA_LIST_MONAD_HPP
#define CTQUEENS_HANA_LIST_MONAD_HPP

#include <ctqueens/placement.hpp>

#include <boost/hana/append.hpp>
#include <boost/hana/bool.hpp>
#include <boost/hana/chain.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/fwd/ap.hpp>
#include <boost/hana/fwd/lift.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

/// A search whose states are types. Each state is a list of boards. For each row, the search
/// replaces the current list with the list of all boards that have one more queen.
namespace ctqueens::list_monad {

/// @addtogroup hana
/// @{

/// The Hana tag for lists. Lists are Functors, Applicatives, Monads and Foldables.
struct list_tag {};

/// A list of types, implemented as an empty class. In contrast, a hana::tuple stores values, so the
/// compiler must instantiate constructors, assignment operators and accessors for each element. The
/// elements must be empty types, such as hana::int_: a list keeps their types, not their values.
///
///     constexpr list_monad::list<hana::int_<1>, hana::int_<2>> numbers;
///     static_assert(hana::to_tuple(numbers) == hana::tuple_c<int, 1, 2>);
template <class... Element> struct list {
    /// The tag that Hana dispatches on.
    using hana_tag = list_tag;
};

/// The Hana tag for boards. Boards are Foldable; their elements are the queens' columns, as
/// hana::int_.
struct board_tag {};

/// A board whose top rows have queens in the columns `placed`. The masks contain the columns of the
/// next row that these queens attack: straight down, along falling diagonals and along rising
/// diagonals.
template <unsigned down, unsigned falling, unsigned rising, int... placed> struct board {
    /// The tag that Hana dispatches on.
    using hana_tag = board_tag;
};

/// @}

namespace detail {

namespace hana = boost::hana;
using ctqueens::detail::index_list;

// Returns whether a queen in `column` of the next row is safe from the queens above.
template <int... above, int column>
constexpr auto safe(const hana::tuple<hana::int_<above>...>&, hana::int_<column>) noexcept {
    constexpr int row = sizeof...(above);
    return hana::bool_c<!find_attack(placement<row + 1>{{above..., column}}, row)>;
}

template <int N> constexpr auto textbook() noexcept {
    auto columns = hana::to_tuple(hana::range_c<int, 0, N>);
    auto next_row = [&](auto above) {
        auto open = hana::filter(columns, [&](auto column) { return safe(above, column); });
        return hana::transform(open, [&](auto column) { return hana::append(above, column); });
    };
    hana::tuple<hana::tuple<>> empty_board;
    return hana::fold_left(columns, empty_board,
                           [&](auto boards, auto) { return hana::chain(boards, next_row); });
}

// The columns in a mask. There are only 2^N masks, so at most 2^N such lists are instantiated.
template <unsigned mask, int column = 0, int... found> constexpr auto columns_in() noexcept {
    if constexpr (mask >> column == 0) {
        return index_list<found...>();
    } else if constexpr ((mask >> column & 1) != 0) {
        return columns_in<mask, column + 1, found..., column>();
    } else {
        return columns_in<mask, column + 1, found...>();
    }
}

// Returns a list with one board for each open column: `above` with a queen added in that column.
template <int N> struct next_row {
    static constexpr unsigned whole_row = (1u << N) - 1;

    // This function is never called, so it has no body. Its return type is the list.
    template <unsigned down, unsigned falling, unsigned rising, int... placed, int... open>
    static auto place(board<down, falling, rising, placed...>, index_list<open...>)
        -> list<board<(down | 1u << open), ((falling | 1u << open) << 1 & whole_row),
                      ((rising | 1u << open) >> 1), placed..., open>...>;

    template <unsigned down, unsigned falling, unsigned rising, int... placed>
    constexpr auto operator()(board<down, falling, rising, placed...> above) const noexcept
        -> decltype(place(above, columns_in<whole_row & ~(down | falling | rising)>())) {
        return {};
    }
};

template <int N> constexpr auto solve() noexcept {
    return hana::fold_left(hana::range_c<int, 0, N>, list<board<0, 0, 0>>(),
                           [](auto boards, auto) { return hana::chain(boards, next_row<N>()); });
}

// Concatenates lists, eight at a time.
template <class... List> struct concatenated;
template <class... A> struct concatenated<list<A...>> { using type = list<A...>; };
template <class... A, class... B, class... Rest>
struct concatenated<list<A...>, list<B...>, Rest...> : concatenated<list<A..., B...>, Rest...> {};
template <class... A, class... B, class... C, class... D, class... E, class... F, class... G,
          class... H, class... Rest>
struct concatenated<list<A...>, list<B...>, list<C...>, list<D...>, list<E...>, list<F...>,
                    list<G...>, list<H...>, Rest...>
    : concatenated<list<A..., B..., C..., D..., E..., F..., G..., H...>, Rest...> {};

} // namespace detail

/// @addtogroup hana
/// @{

/// All solutions, found by the textbook program. Has the same type as `hana_solutions<N>`. N
/// is 1...6, because each N costs the compiler several times as much as the previous one
/// (docs/library/compile-cost.md).
///
///     static_assert(decltype(hana::length(list_monad::textbook_solutions<4>))::value == 2);
template <int N>
inline constexpr auto textbook_solutions = []() noexcept {
    constexpr bool is_allowed = N >= 1 && N <= 6;
    static_assert(is_allowed, "ctqueens: list_monad::textbook_solutions<N> needs N from 1 to 6");
    return detail::textbook<(is_allowed ? N : 1)>();
}();

/// All solutions as a list of boards, in the same order as in `ctqueens::solutions<N>`. N is 1...8.
///
///     constexpr auto count = [](auto... board) { return sizeof...(board); };
///     static_assert(hana::unpack(list_monad::solutions<6>, count) == 4);
///
/// Like the textbook program, this is a fold with chain(), but the compiler needs only a fraction
/// of the time and memory, because
/// - the boards form a `list` instead of a hana::tuple,
/// - a board stores the attacked columns, so a row takes one call, not one per column, and
/// - the open columns of a row form a mask, and each mask is converted to a list only once.
template <int N>
inline constexpr auto solutions = []() noexcept {
    constexpr bool is_allowed = N >= 1 && N <= 8;
    static_assert(is_allowed, "ctqueens: list_monad::solutions<N> needs N from 1 to 8");
    return detail::solve<(is_allowed ? N : 1)>();
}();

/// @}

} // namespace ctqueens::list_monad

namespace boost::hana {

// Foldable
template <> struct unpack_impl<ctqueens::list_monad::list_tag> {
    template <class... Element, class Function>
    static constexpr decltype(auto) apply(ctqueens::list_monad::list<Element...>,
                                          Function&& function) {
        return static_cast<Function&&>(function)(Element{}...);
    }
};
template <> struct unpack_impl<ctqueens::list_monad::board_tag> {
    template <unsigned down, unsigned falling, unsigned rising, int... placed, class Function>
    static constexpr decltype(auto)
    apply(ctqueens::list_monad::board<down, falling, rising, placed...>, Function&& function) {
        return static_cast<Function&&>(function)(int_c<placed>...);
    }
};

// Functor
template <> struct transform_impl<ctqueens::list_monad::list_tag> {
    template <class... Element, class Function>
    static constexpr auto apply(ctqueens::list_monad::list<Element...>, Function&& function)
        -> ctqueens::list_monad::list<decltype(function(Element{}))...> {
        return {};
    }
};

// Applicative: applies every function to every element, as in Haskell.
template <> struct lift_impl<ctqueens::list_monad::list_tag> {
    template <class Element>
    static constexpr ctqueens::list_monad::list<Element> apply(const Element&) {
        return {};
    }
};
template <> struct ap_impl<ctqueens::list_monad::list_tag> {
    template <class Functions, class Elements>
    static constexpr auto apply(Functions functions, Elements elements) {
        return chain(functions, [=](auto function) { return transform(elements, function); });
    }
};

// Monad: applies the function to each element and concatenates the resulting lists.
template <> struct chain_impl<ctqueens::list_monad::list_tag> {
    template <class... Element, class Function>
    static constexpr auto apply(ctqueens::list_monad::list<Element...>, Function&& function) ->
        typename ctqueens::list_monad::detail::concatenated<
            ctqueens::list_monad::list<>, decltype(function(Element{}))...>::type {
        return {};
    }
};

} // namespace boost::hana

#endif
