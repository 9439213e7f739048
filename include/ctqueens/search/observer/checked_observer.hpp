// SPDX-License-Identifier: BSL-1.0
/// @file
/// The concept `checked_observer`, which says what is wrong with an observer.
#ifndef CTQUEENS_SEARCH_OBSERVER_CHECKED_OBSERVER_HPP
#define CTQUEENS_SEARCH_OBSERVER_CHECKED_OBSERVER_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

template <class Observer>
concept inherits_hooks = requires(Observer* derived, search::observer*& base) {
    base = derived;
};

// If a hook is hidden, its comparison is false or, if the hook is overloaded or its
// type differs, ill-formed. Either way, the concept is false.
template <class Observer>
concept inherits_every_hook = requires {
    requires(&Observer::enter == &search::observer::enter);
    requires(&Observer::place == &search::observer::place);
    requires(&Observer::test == &search::observer::test);
    requires(&Observer::reject == &search::observer::reject);
    requires(&Observer::template solution<1> == &search::observer::solution<1>);
    requires(&Observer::retreat == &search::observer::retreat);
    requires(&Observer::leave == &search::observer::leave);
};

template <class Type> inline constexpr bool is_bool = false;
template <> inline constexpr bool is_bool<bool> = true;

template <class Observer, int N>
concept takes_calls = requires(Observer& observer, const square& at,
                               const placement<N>& queens) {
    observer.enter(0);
    requires is_bool<decltype(observer.place(at))>;
    observer.test(1);
    observer.reject(at);
    requires is_bool<decltype(observer.solution(queens))>;
    observer.retreat(at);
    observer.leave(0);
};

template <class Observer> inline constexpr bool is_plain_observer = false;
template <> inline constexpr bool is_plain_observer<search::observer> = true;

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
