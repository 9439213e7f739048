// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search is, and what its page uses.
#ifndef CTQUEENS_SEARCH_ALGORITHM_HPP
#define CTQUEENS_SEARCH_ALGORITHM_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::search {

/// @addtogroup searches
/// @{

/// A half-open range of columns or rows: `first`, `first + 1`, ..., `end - 1`.
struct range {
    int first; ///< the first one
    int end;   ///< one past the last one
};

/// What lists of searches, such as the program's help, say about a search.
struct description {
    const char* idea;   ///< a sentence with a full stop
    const char* tests;  ///< what it counts as comparisons, such as "lines scanned"
    const char* order;  ///< that of the solutions: "lexicographic", or in words
    const char* source; ///< the article or the author
};

/// A search provides these members:
/// - `name`: its name in the shell,
/// - `run<N>(first_column, observer)`: searches one shard, that is, all placements
///   whose first queen is in column `first_column`, 0 <= first_column < N, and calls
///   the hooks of search::observer (a table needs only solution()); the whole search
///   consists of the shards for all first columns in ascending order,
/// - `max_size`: the largest N for `solutions`, `trace`, `passes` and `work` (which
///   also requires N <= max_work_size),
/// - optionally `has_one_shard`: if true, shard 0 has all solutions, and the other
///   shards have none.
///
/// The table for `max_size` can be made within the default limits for an evaluation
/// (GCC: 33,554,432 operations; Clang: 1,048,576 steps). If a variant makes the table
/// (see `solutions`), the search itself may exceed them for a smaller N. Then `examine`
/// finds fault::not_evaluated, and traces that end late in the search do not compile.
///
/// The searches in search::all also have a `description` called `about`.
///
///     static_assert(search::algorithm<search::bitmask> && !search::algorithm<int>);
template <class Search>
concept algorithm = requires(const char*& name, int& size, observer& ignores) {
    name = Search::name;
    size = Search::max_size;
    Search::template run<1>(0, ignores);
};

/// @}

} // namespace ctqueens::search

namespace ctqueens::detail {

template <class Search>
concept has_one_shard = bool(Search::has_one_shard);
template <int N, class Search>
inline constexpr int shard_count = has_one_shard<Search> ? 1 : N;

// Returns whether a type is a search. If not, a static_assert fails.
template <class Search> constexpr bool check_search() noexcept {
    static_assert(search::algorithm<Search>,
                  "ctqueens: a search needs the members name, max_size and "
                  "run<N>(first_column, observer)");
    return search::algorithm<Search>;
}

} // namespace ctqueens::detail

#endif
