// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search is, and what it reports to its observer.
#ifndef CTQUEENS_SEARCH_ALGORITHM_HPP
#define CTQUEENS_SEARCH_ALGORITHM_HPP

#include <ctqueens/placement.hpp>

/// The searches: stateless types that enumerate candidates and find the solutions in their own
/// order. A search knows its observer and nothing of tables or text.
namespace ctqueens::search {

/// An observer is told of every solution; that hook is the only one it must have. Hooks must not
/// throw.
template <class Observer, int N>
concept observer_of = requires(Observer& observer, const placement<N>& queens)
{
    observer.solution(queens);
};

/// An observer may also count the work: how many candidates were looked at, how many tests for a
/// conflict were made, how often the search stepped back to the row above. Each search's page says
/// what it counts. An observer has all three of these hooks or is not counted for. A search asks
/// with `if constexpr`, so that an observer without them causes no call.
template <class Observer>
concept counts_work = requires(Observer& observer)
{
    observer.candidates(1);
    observer.conflict_tests(1);
    observer.backtracks(1);
};

/// The observer that takes note of nothing.
struct indifferent
{
    template <int N>
    constexpr void solution(const placement<N>&) const noexcept
    {}
};

/// A search has a `name`, as the shell knows it, and `run<N>(first_column, observer)`, which
/// searches one shard, the placements whose first queen stands in `first_column` (0 <= first_column
/// < N). The shards of all first columns, in their order, are the whole search. `max_size` is the
/// greatest N for which every shard fits the compilers' default limits for one constant evaluation.
/// A search whose second half is the mirror image of the first may say so with
/// `second_half_mirrors_first`; then a table searches only the first.
template <class Search>
concept algorithm = requires(const char*& name, int& size, indifferent& observer)
{
    name = Search::name;
    size = Search::max_size;
    Search::template run<1>(0, observer);
};

} // namespace ctqueens::search

#endif
