// SPDX-License-Identifier: BSL-1.0
/// @file
/// The parameter pack 0, 1, ..., N - 1. With it, one expression initialises a placement, in far
/// fewer evaluation steps than N assignments.
#ifndef CTQUEENS_DETAIL_INDEX_LIST_HPP
#define CTQUEENS_DETAIL_INDEX_LIST_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

template <int... index> struct index_list {};
template <int N, int... index> struct make_index_list {
    using type = typename make_index_list<N - 1, N - 1, index...>::type;
};
template <int... index> struct make_index_list<0, index...> { using type = index_list<index...>; };
template <int N> inline constexpr typename make_index_list<N>::type indices{};

} // namespace ctqueens::detail

#endif
