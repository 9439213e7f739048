// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search reports to: the base class of all observers.
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
    /// Called when the search starts on a row.
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

    /// Called when the search has finished with a row.
    constexpr void leave(int /*row*/) const noexcept {}
};

/// @}

} // namespace ctqueens::search

#endif
