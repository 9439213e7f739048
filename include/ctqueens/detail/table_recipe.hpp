// SPDX-License-Identifier: BSL-1.0
/// @file
/// How the table of a search is made.
#ifndef CTQUEENS_DETAIL_TABLE_RECIPE_HPP
#define CTQUEENS_DETAIL_TABLE_RECIPE_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

template <class Search>
constexpr int max_size_of() noexcept {
    if constexpr (check_search<Search>()) {
        return Search::max_size;
    } else {
        return 0;
    }
}

// Usually, the search itself makes its table. A specialisation can choose another one that finds
// the same solutions in the same order, but takes fewer evaluation steps.
template <int N, class Search>
struct table_recipe {
    using search = Search;
    static constexpr int max_size = max_size_of<Search>(); // 0 if it is not a search
    static constexpr bool mirrors =
        false; // whether only the first half is searched, and then mirrored
};

} // namespace ctqueens::detail

#endif
