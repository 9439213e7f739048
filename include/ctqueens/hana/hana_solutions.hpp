// SPDX-License-Identifier: BSL-1.0
/// @file
/// Solutions as types. Each column is part of a type, so it can be used wherever the language
/// requires a constant.
#ifndef CTQUEENS_HANA_HANA_SOLUTIONS_HPP
#define CTQUEENS_HANA_HANA_SOLUTIONS_HPP

#include <ctqueens/solutions.hpp>

#include <boost/hana/integral_constant.hpp>
#include <boost/hana/tuple.hpp>

namespace ctqueens {

/// @addtogroup hana
/// @{

/// The largest N that `hana_solutions` supports.
inline constexpr int max_hana_size = 8;

namespace detail {

template <int N> constexpr bool check_hana_size() noexcept {
    constexpr bool is_allowed = N >= 1 && N <= max_hana_size;
    static_assert(is_allowed, "ctqueens: hana_solutions<N> needs N from 1 to 8");
    return is_allowed;
}

// These functions are never called, so they have no body. Their return types are the solutions.
template <int N, std::size_t index, int... row>
auto to_hana(index_list<row...>)
    -> boost::hana::tuple<boost::hana::int_<solutions<N>[index][row]>...>;
template <int N, int... index>
auto all_to_hana(index_list<index...>)
    -> boost::hana::tuple<decltype(to_hana<N, index>(indices<N>))...>;

template <int N>
using hana_solutions_type = decltype(all_to_hana<N>(indices<int{table<N>::size()}>));

} // namespace detail

/// The solutions in `solutions<N>`, in the same order, as a hana::tuple of hana::tuples of
/// hana::int_. The object is empty, because its type holds all the columns. N is 1...8.
///
///     using namespace hana::literals;
///     constexpr hana::int_<5> column = hana_solutions<8>[0_c][3_c];
///
/// All Hana algorithms work on this tuple, and what they compute from its columns can be a type
/// too. For N = 8, the tuple costs the compiler about ten times as much as `solutions<8>` (see
/// docs/library/compile-cost.md).
template <int N>
inline constexpr detail::hana_solutions_type<detail::check_hana_size<N>() ? N : 1> hana_solutions{};

/// Converts a solution from a type to a value. Columns must be 0...255; those >= N are off the
/// board.
///
///     using namespace hana::literals;
///     static_assert(to_placement(hana_solutions<8>[0_c]) == solutions<8>[0]);
template <int... column>
[[nodiscard]] constexpr placement<int(sizeof...(column))>
to_placement(const boost::hana::tuple<boost::hana::int_<column>...>&) noexcept {
    static_assert(((column >= 0 && column <= 255) && ...),
                  "ctqueens: to_placement() needs columns from 0 to 255");
    return {{static_cast<std::uint8_t>(column)...}};
}

/// @}

} // namespace ctqueens

#endif
