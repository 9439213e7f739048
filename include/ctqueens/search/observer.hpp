// SPDX-License-Identifier: BSL-1.0
/// @file
/// Concepts for searches and their observers, and the base class of all observers.
#ifndef CTQUEENS_SEARCH_OBSERVER_HPP
#define CTQUEENS_SEARCH_OBSERVER_HPP

#include <ctqueens/placement.hpp>

/// The searches: stateless types that enumerate candidates and find all solutions. Their order depends
/// on the search. A search reports its actions to an observer and does not depend on tables or text.
namespace ctqueens::search {

/// The base class of all observers, which ignores everything that a search does. Its functions are hooks
/// that a search calls. To write an observer, inherit from this class and hide the hooks that you need:
///
///     struct queen_counter : search::observer
///     {
///         int queens = 0;
///
///         constexpr bool place(square) noexcept
///         {
///             ++queens;
///             return true;
///         }
///     };
///     constexpr int queens_placed()
///     {
///         queen_counter counter;
///         search::backtracking::run<8>(0, counter);
///         return counter.queens;
///     }
///     static_assert(queens_placed() == 1785);
///
/// To learn which line of the search calls a hook, add a parameter `int line = __builtin_LINE()` to the
/// hook. Hooks must not throw.
struct observer
{
    /// Called when the search starts trying the columns of a row.
    constexpr void enter(int /*row*/) const noexcept {}

    /// Called when a queen is placed on a square in the first empty row. Returns whether the search
    /// should continue. After it has returned false, it must keep returning false: the search stops as
    /// soon as it can, but may call more hooks before that.
    constexpr bool place(square) const noexcept { return true; }

    /// Called when the search makes comparisons to find out whether queens attack each other. The
    /// documentation of each search defines what counts as a comparison.
    constexpr void test(int /*comparisons*/) const noexcept {}

    /// Called when the search finds queens that attack each other. The square is that of the last queen,
    /// which is then removed without a call to retreat(). Searches that check only complete placements
    /// are the exception: they do call retreat() for this queen.
    constexpr void reject(square) const noexcept {}

    /// Called when all N queens are placed and no two attack each other.
    template <int N>
    constexpr void solution(const placement<N>&) const noexcept {}

    /// Called when the search backtracks: it removes the queen from this square because all
    /// possibilities for the rows below have been tried.
    constexpr void retreat(square) const noexcept {}

    /// Called when the search has tried all columns of a row.
    constexpr void leave(int /*row*/) const noexcept {}
};

namespace detail {

// A pointer to a member of a derived class cannot be used with an object of its base class, so these
// expressions are valid only for hooks that Observer inherits.
template <class Observer>
concept ignores_steps = requires(observer base, square at)
{
    (base.*&Observer::enter)(0);
    (base.*&Observer::place)(at);
    (base.*&Observer::test)(1);
    (base.*&Observer::reject)(at);
    (base.*&Observer::retreat)(at);
    (base.*&Observer::leave)(0);
};
template <class Observer>
concept ignores_solutions = requires(void (observer::*&hook)(const placement<1>&) const noexcept)
{
    hook = &Observer::template solution<1>;
};
template <class Observer>
concept hears_steps = !ignores_steps<Observer>;

template <class Observer>
concept inherits_hooks = requires(Observer* derived, observer*& base) { base = derived; };

template <class Observer>
concept takes_calls = requires(Observer& observer, square at)
{
    observer.enter(0);
    observer.place(at) ? 1 : 0;
    observer.test(1);
    observer.reject(at);
    observer.retreat(at);
    observer.leave(0);
};

template <class Observer>
constexpr bool check_observer() noexcept
{
    static_assert(inherits_hooks<Observer>, "ctqueens: an observer must inherit publicly from "
                                            "ctqueens::search::observer and must not be const");
    if constexpr (inherits_hooks<Observer>) {
        static_assert(!ignores_steps<Observer> || !ignores_solutions<Observer>,
                      "ctqueens: this observer defines none of the hooks enter, place, test, reject, "
                      "solution, retreat and leave");
        static_assert(takes_calls<Observer>,
                      "ctqueens: a hook of this observer has the wrong signature (bool "
                      "place(square), void test(int), void reject(square) ...)");
        return takes_calls<Observer>;
    }
    return false;
}
template <>
constexpr bool check_observer<observer>() noexcept
{
    return true;
}

} // namespace detail

/// An observer: `observer` itself, or a class that inherits from it and hides at least one hook. For any
/// other type, compilation fails, e.g. with "this observer defines none of the hooks enter, place, ...".
template <class Observer>
concept any_observer = detail::check_observer<Observer>();

/// A search provides these members:
/// - `name`: its name in the shell,
/// - `run<N>(first_column, observer)`: searches one shard, that is, all placements whose first queen is
///   in column `first_column`, 0 <= first_column < N; the whole search consists of the shards for all
///   first columns in ascending order,
/// - `max_size`: the largest N for which each shard stays within the default limits for one constant
///   evaluation: 33,554,432 operations with GCC, 1,048,576 steps with Clang,
/// - `second_half_mirrors_first` (optional): true if the second half of the solutions is the mirror
///   image of the first half, in reverse order; a table is then made by finding only the first half,
/// - `max_plain_size` and `large_boards` (optional): for N > max_plain_size, the search `large_boards`
///   makes the table; it finds the same solutions in the same order in fewer evaluation steps.
template <class Search>
concept algorithm = requires(const char*& name, int& size, observer& ignores)
{
    name = Search::name;
    size = Search::max_size;
    Search::template run<1>(0, ignores);
};

namespace detail {

// These functions are only declared: their result is the search to run for N in place of `Search`.
template <class Search, int N>
Search table_search();
template <class Search, int N>
requires(N > Search::max_plain_size)
typename Search::large_boards table_search();

// Searches one shard and returns the observer. Each shard is a separate constant evaluation, so the
// compiler's limits apply to each shard separately.
template <class Observer, class Search, int N, int first_column>
constexpr Observer observe_shard() noexcept
{
    Observer observer;
    decltype(table_search<Search, N>())::template run<N>(first_column, observer);
    return observer;
}

} // namespace detail

} // namespace ctqueens::search

#endif
