// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search is, and what it reports to its observer.
#ifndef CTQUEENS_SEARCH_ALGORITHM_HPP
#define CTQUEENS_SEARCH_ALGORITHM_HPP

#include <ctqueens/placement.hpp>

/// The searches: stateless types that enumerate candidates and find the solutions in their own
/// order. A search knows its observer and nothing of tables or text.
///
/// Evaluation steps are what compilers limit: GCC the operations of one constant evaluation
/// (`-fconstexpr-ops-limit`, 33,554,432 unless told otherwise), Clang its steps
/// (`-fconstexpr-steps`, 1,048,576). Every shard is an evaluation of its own.
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

/// An observer may also follow the search over the board. It is told of every queen that is put on a
/// square (`place`): that queen replaces the one in its row, and those below are gone. And it is told
/// when a queen is found to be attacked by one above it (`conflict`); then the queen that was placed
/// last is taken away. Once `place` returns false, no more is wanted and the search may end
/// early. An observer has both of these hooks or does not follow.
template <class Observer>
concept follows_steps = requires(Observer& observer, square at, square above)
{
    static_cast<bool>(observer.place(at));
    observer.conflict(at, above);
};

/// Whether an observer wants to know more than the solutions. Where something happens, a search asks
/// this one question, so that an observer without other hooks costs nothing at run time, and a constant
/// evaluation at most a step there.
template <class Observer>
concept is_told = counts_work<Observer> || follows_steps<Observer>;

namespace detail {

// The work that goes with the placing of one queen.
struct effort
{
    int candidates = 0;
    int conflict_tests = 0;
    int backtracks = 0;
};

// A queen is put on a square. Whether the search is to go on.
template <effort spent, class Observer>
constexpr bool tell_place(Observer& observer, square at) noexcept
{
    if constexpr (counts_work<Observer>) {
        if constexpr (spent.candidates > 0) {
            observer.candidates(spent.candidates);
        }
        if constexpr (spent.conflict_tests > 0) {
            observer.conflict_tests(spent.conflict_tests);
        }
        if constexpr (spent.backtracks > 0) {
            observer.backtracks(spent.backtracks);
        }
    }
    if constexpr (follows_steps<Observer>) {
        return observer.place(at);
    } else {
        return true;
    }
}

// For a search that does not know by which queen a square is attacked: the conflict is with the
// uppermost one. Whether there is one; an observer that does not follow need not know.
template <int N, class Observer>
constexpr bool tell_attacker(Observer& observer, const placement<N>& queens, square at) noexcept
{
    if constexpr (follows_steps<Observer>) {
        for (int row = 0; row < at.row; ++row) {
            if (attacks({row, queens[row]}, at)) {
                observer.conflict(at, {row, queens[row]});
                return true;
            }
        }
    }
    return false;
}

// The same for a complete placement: the conflict of the uppermost queen that is attacked.
template <int N, class Observer>
constexpr void tell_attacker(Observer& observer, const placement<N>& queens) noexcept
{
    if constexpr (follows_steps<Observer>) {
        for (int row = 1; row < N; ++row) {
            if (tell_attacker(observer, queens, {row, queens[row]})) {
                return;
            }
        }
    }
}

} // namespace detail

/// The observer that takes note of nothing.
struct indifferent
{
    /// A solution, of which no note is taken.
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
