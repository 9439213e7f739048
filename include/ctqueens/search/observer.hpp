// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search reports to: the base class of all observers, and their concept.
#ifndef CTQUEENS_SEARCH_OBSERVER_HPP
#define CTQUEENS_SEARCH_OBSERVER_HPP

#include <ctqueens/placement.hpp>

/// The searches: stateless types that enumerate candidates and find all solutions.
/// The order of the solutions depends on the search. A search reports its actions to an
/// observer and does not depend on tables or text.
namespace ctqueens::search {

/// @addtogroup searches
/// @{

/// The base class of all observers, which ignores everything that a search does. Its
/// functions are hooks that a search calls. To write an observer, inherit from this
/// class and hide the hooks that you need:
///
///     struct queen_counter : search::observer {
///         int queens = 0;
///
///         constexpr bool place(square) noexcept {
///             ++queens;
///             return true;
///         }
///     };
///     constexpr int queens_placed() {
///         queen_counter counter;
///         search::backtracking::run<8>(0, counter);
///         return counter.queens;
///     }
///     static_assert(queens_placed() == 1785);
///
/// After each call to place(), the search calls reject() or retreat() once for the same
/// square, when it removes the queen. If place() or solution() returns false, the
/// search stops and calls no more hooks. (A function that as_search has turned into a
/// search may ignore what they return.)
///
/// The observers of this library use these names for what the hooks report:
///
/// | hook       | work_counts (work.hpp) | step_kind (trace.hpp)               |
/// | ---------- | ---------------------- | ----------------------------------- |
/// | `place`    | `candidates`           | `place`                             |
/// | `test`     | `conflict_tests`       |                                     |
/// | `reject`   |                        | `conflict`                          |
/// | `solution` | `solutions`            | `solution`                          |
/// | `retreat`  | `backtracks`           | `retreat`, `retreat_after_solution` |
///
/// To learn which line of the search calls a hook, add a parameter `int line =
/// __builtin_LINE()` to the hook. Hooks must not throw.
struct observer {
    /// Called when the search starts trying the columns of a row.
    constexpr void enter(int /*row*/) const noexcept {}

    /// Called when a queen is placed on a square in the first empty row. Returns
    /// whether to go on.
    constexpr bool place(square) const noexcept { return true; }

    /// Called for the work by which a search finds out which queens attack each other:
    /// comparisons or, in search::bitmask, updates of its masks (description::tests).
    constexpr void test(int /*comparisons*/) const noexcept {}

    /// Called when the search finds queens that attack each other, and removes the last
    /// queen, which is on this square.
    constexpr void reject(square) const noexcept {}

    /// Called when all N queens are placed and no two attack each other. Returns
    /// whether to go on.
    template <int N> constexpr bool solution(const placement<N>&) const noexcept {
        return true;
    }

    /// Called when the search backtracks: it removes the queen from this square because
    /// all possibilities for the rows below have been tried.
    constexpr void retreat(square) const noexcept {}

    /// Called when the search has tried all columns of a row.
    constexpr void leave(int /*row*/) const noexcept {}
};

/// @}

} // namespace ctqueens::search

namespace ctqueens::detail {

using search::observer;

template <class Observer>
concept inherits_hooks = requires(Observer* derived, observer*& base) {
    base = derived;
};

// An overloaded hook makes the comparison ill-formed, so this is then false, too.
template <class Observer>
concept inherits_every_hook = requires {
    requires(&Observer::enter == &observer::enter);
    requires(&Observer::place == &observer::place);
    requires(&Observer::test == &observer::test);
    requires(&Observer::reject == &observer::reject);
    requires(&Observer::template solution<1> == &observer::solution<1>);
    requires(&Observer::retreat == &observer::retreat);
    requires(&Observer::leave == &observer::leave);
};

template <class Observer, int N>
concept takes_calls = requires(Observer& observer, square at,
                               const placement<N>& queens) {
    observer.enter(0);
    observer.place(at) ? 1 : 0;
    observer.test(1);
    observer.reject(at);
    observer.solution(queens) ? 1 : 0;
    observer.retreat(at);
    observer.leave(0);
};

template <class Observer> inline constexpr bool is_plain_observer = false;
template <> inline constexpr bool is_plain_observer<observer> = true;

template <class Observer, int N> constexpr bool check_observer() noexcept {
    static_assert(inherits_hooks<Observer>,
                  "ctqueens: an observer must inherit publicly from "
                  "ctqueens::search::observer and must not be const");
    if constexpr (inherits_hooks<Observer>) {
        static_assert(is_plain_observer<Observer> || !inherits_every_hook<Observer>,
                      "ctqueens: this observer defines none of the hooks enter, place, "
                      "test, reject, solution, retreat and leave");
        static_assert(takes_calls<Observer, N>,
                      "ctqueens: a hook of this observer has the wrong signature (bool "
                      "place(square), bool solution(const placement<N>&), void "
                      "test(int), void reject(square) ...)");
        return takes_calls<Observer, N>;
    }
    return false;
}

} // namespace ctqueens::detail

namespace ctqueens::search {

/// The constraint on the observers of a search for N queens: `observer` itself, or a
/// class that inherits from it and hides at least one hook. For any other type, it is
/// not false: compilation fails, and the error says what is wrong, for example "this
/// observer defines none of the hooks ...". So it cannot select an overload.
/// @ingroup searches
template <class Observer, int N>
concept checked_observer = detail::check_observer<Observer, N>();

} // namespace ctqueens::search

#endif
