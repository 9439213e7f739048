// SPDX-License-Identifier: BSL-1.0
/// @file
/// All searches.
#ifndef CTQUEENS_SEARCH_HPP
#define CTQUEENS_SEARCH_HPP

#include <ctqueens/search/backtracking.hpp>
#include <ctqueens/search/bitmask.hpp>
#include <ctqueens/search/board_scan.hpp>
#include <ctqueens/search/exhaustive.hpp>
#include <ctqueens/search/for_each_permutation.hpp>
#include <ctqueens/search/iterative.hpp>
#include <ctqueens/search/observer.hpp>
#include <ctqueens/search/occupancy.hpp>
#include <ctqueens/search/permutation.hpp>

namespace ctqueens::search {

/// The searches of this library as the arguments of a template of the caller's choice, for example
/// `search::all<hana::tuple>` or `search::all<testing::Types>`.
template <template <class...> class List>
using all = List<permutation, exhaustive, backtracking, iterative, occupancy, board_scan, bitmask>;

namespace detail {

// The error for an unknown name. A message must be a literal; a test checks that it lists all names.
template <class Name, bool is_known>
constexpr void check_name() noexcept
{
    static_assert(is_known, "ctqueens: no search has this name (allowed: permutation, "
                            "exhaustive, backtracking, iterative, occupancy, board-scan, bitmask)");
}

} // namespace detail

} // namespace ctqueens::search

#endif
