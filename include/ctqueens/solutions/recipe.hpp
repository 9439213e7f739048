// SPDX-License-Identifier: BSL-1.0
/// @file
/// Chooses what makes the table of a search: the search itself or a faster variant.
#ifndef CTQUEENS_SOLUTIONS_RECIPE_HPP
#define CTQUEENS_SOLUTIONS_RECIPE_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/tuned/bitmask.hpp>
#include <ctqueens/search/tuned/permutation.hpp>

namespace ctqueens::search {

struct bitmask;
struct exhaustive;
struct permutation;

} // namespace ctqueens::search

namespace ctqueens::detail {

// Defined in search/tuned/exhaustive.hpp, which search/exhaustive.hpp includes. Including it here
// would add 3 % to the compile cost of the default table.
struct tuned_exhaustive;

// Returns Search::max_size, but at least 0. If Search is not a search, a static_assert fails and
// the result is -1.
template <class Search> constexpr int max_size_of() noexcept {
    if constexpr (check_search<Search>()) {
        return Search::max_size >= 0 ? Search::max_size : 0;
    } else {
        return -1;
    }
}
// The default search. Its header is not included, so that tables compile faster.
template <> constexpr int max_size_of<search::bitmask>() noexcept { return 12; }

// What makes a table: the search or a variant of it. With `mirrors`, it searches only the left half
// of row 0, and the other solutions are mirror images.
template <class Program, bool is_mirrored = false> struct made_by {
    using program = Program;
    static constexpr bool mirrors = is_mirrored;
};

// Usually, a search makes its table itself. For some, a variant finds the same solutions in the
// same order, but takes fewer evaluation steps.
template <int N, class Search> struct table_recipe : made_by<Search> {};
template <int N> struct table_recipe<N, search::bitmask> : made_by<tuned_bitmask, true> {};
template <int N> struct table_recipe<N, search::permutation> : made_by<tuned_permutation> {};
template <int N>
    requires(N > 6)
struct table_recipe<N, search::exhaustive> : made_by<tuned_exhaustive> {};

} // namespace ctqueens::detail

#endif
