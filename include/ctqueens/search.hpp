// SPDX-License-Identifier: BSL-1.0
/// @file
/// Includes all searches.
#ifndef CTQUEENS_SEARCH_HPP
#define CTQUEENS_SEARCH_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/backtracking.hpp>
#include <ctqueens/search/bitmask.hpp>
#include <ctqueens/search/board_scan.hpp>
#include <ctqueens/search/exhaustive.hpp>
#include <ctqueens/search/iterative.hpp>
#include <ctqueens/search/occupancy.hpp>
#include <ctqueens/search/permutation.hpp>

namespace ctqueens::search {

/// Instantiates the template `List` with all searches of this library, for example
/// `search::all<hana::tuple>` or `search::all<testing::Types>`.
/// @ingroup searches
template <template <class...> class List>
using all = List<permutation, exhaustive, backtracking, iterative, occupancy, board_scan, bitmask>;

} // namespace ctqueens::search

#endif
