// SPDX-License-Identifier: BSL-1.0
/// @file
/// The observer of a search, and what a search is.
#ifndef CTQUEENS_SEARCH_OBSERVER_HPP
#define CTQUEENS_SEARCH_OBSERVER_HPP

#include <ctqueens/placement.hpp>

/// The searches: stateless types that enumerate candidates and find all solutions in their own order.
/// A search tells its observer what it does, and knows nothing of tables or text.
namespace ctqueens::search {

/// Ignores everything that a search does.
///
/// The functions are hooks: a search calls each of them where the thing happens. Your observer inherits
/// from this one and hides the hooks that it wants:
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
/// A hook can tell which line of the search is speaking: give it another parameter,
/// `int line = __builtin_LINE()`. Hooks must not throw.
struct observer
{
    /// The search starts to try the columns of a row.
    constexpr void enter(int /*row*/) const noexcept {}

    /// A queen is put on a square, in the first row that has none. Returns whether the search should go
    /// on. Once it has returned false, it must return false again: the search ends as soon as it can, and
    /// meanwhile may call other hooks.
    constexpr bool place(square) const noexcept { return true; }

    /// The search makes some comparisons to see whether queens attack each other. Each search's page says
    /// what it compares.
    constexpr void test(int /*comparisons*/) const noexcept {}

    /// The queens attack each other, so the one on this square, the last, has to go. A search that checks
    /// complete placements rejects its last queen and then retreats from it; in the others, that queen is
    /// gone.
    constexpr void reject(square) const noexcept {}

    /// All N queens are placed and none attacks another.
    template <int N>
    constexpr void solution(const placement<N>&) const noexcept
    {}

    /// The search goes back: it takes the queen off this square, because everything below it has been
    /// tried.
    constexpr void retreat(square) const noexcept {}

    /// The search has tried all columns of a row.
    constexpr void leave(int /*row*/) const noexcept {}
};

namespace detail {

// A pointer to a member of a derived class does not convert to a pointer to a member of its base. So these
// assignments are valid only for hooks that Observer inherits.
template <class Observer>
concept ignores_steps = requires(void (observer::*&row_hook)(int) const noexcept,
                                 bool (observer::*&place)(square) const noexcept,
                                 void (observer::*&square_hook)(square) const noexcept)
{
    row_hook = &Observer::enter;
    place = &Observer::place;
    row_hook = &Observer::test;
    square_hook = &Observer::reject;
    square_hook = &Observer::retreat;
    row_hook = &Observer::leave;
};
template <class Observer>
concept ignores_solutions = requires(void (observer::*&hook)(const placement<1>&) const noexcept)
{
    hook = &Observer::template solution<1>;
};

template <class Observer>
concept inherits_hooks = requires(Observer* derived, observer*& base) { base = derived; };

// Whether an observer hears of more than solutions.
template <class Observer>
concept hears_steps = !ignores_steps<Observer>;

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
    static_assert(inherits_hooks<Observer>,
                  "ctqueens: an observer must inherit publicly from ctqueens::search::observer and must not be const");
    if constexpr (inherits_hooks<Observer>) {
        static_assert(!ignores_steps<Observer> || !ignores_solutions<Observer>,
                      "ctqueens: this observer hides none of the hooks enter, place, test, reject, "
                      "solution, retreat and leave");
        static_assert(takes_calls<Observer>,
                      "ctqueens: a hook of this observer cannot be called as a search calls it (bool "
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

/// An observer: `observer` itself, or a class that inherits from it and hides at least one hook. Anything
/// else does not compile: "this observer hides none of the hooks enter, place, ...".
template <class Observer>
concept any_observer = detail::check_observer<Observer>();

/// A search has
/// - `name`: what the shell calls it,
/// - `run<N>(first_column, observer)`: searches one shard, which is all placements whose first queen is in
///   `first_column`, 0 <= first_column < N. The shards of all first columns, in this order, are the whole
///   search,
/// - `max_size`: the largest N at which each shard fits the compilers' default limits for one constant
///   evaluation: 33,554,432 operations with GCC (`-fconstexpr-ops-limit`), 1,048,576 steps with Clang
///   (`-fconstexpr-steps`),
/// - `second_half_mirrors_first`, optional: true if the second half of its solutions is the mirror image of
///   the first, in reverse. Then a table searches only the first half,
/// - `max_plain_size` and `large_boards`, optional: for a larger N, a table is made by the search
///   `large_boards`, which finds the same solutions in the same order in fewer evaluation steps.
template <class Search>
concept algorithm = requires(const char*& name, int& size, observer& ignores)
{
    name = Search::name;
    size = Search::max_size;
    Search::template run<1>(0, ignores);
};

namespace detail {

// The search that makes a table of `Search` for N.
template <class Search, int N>
struct table_search
{
    using type = Search;
};
template <class Search, int N>
requires(N > Search::max_plain_size)
struct table_search<Search, N>
{
    using type = typename Search::large_boards;
};

// An observer of one shard. Each shard is a constant evaluation of its own, with the compiler's limits to
// itself.
template <class Observer, class Search, int N, int first_column>
constexpr Observer observe_shard() noexcept
{
    Observer observer;
    table_search<Search, N>::type::template run<N>(first_column, observer);
    return observer;
}

} // namespace detail

} // namespace ctqueens::search

#endif
