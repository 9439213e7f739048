// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/search.hpp>

// case hides_nothing: ctqueens: this observer defines none of the hooks enter, place, test, reject,
//     solution, retreat and leave
// check_observer<misspelt, 4>|Observer = misspelt
struct misspelt : ctqueens::search::observer {
    int queens = 0;
    constexpr bool placed(ctqueens::square) { return ++queens < 10; }
};
int count() {
    misspelt observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}

// case that_does_not_answer: ctqueens: a hook of this observer has the wrong signature
// check_observer<silent, 4>|Observer = silent
// then: no matching (member )?function for call to
struct silent : ctqueens::search::observer {
    int queens = 0;
    constexpr void place(ctqueens::square) { ++queens; }
};
int count() {
    silent observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}

// case with_other_hook: ctqueens: a hook of this observer has the wrong signature
// check_observer<two_numbers, 4>|Observer = two_numbers
// then: no matching (member )?function for call to
struct two_numbers : ctqueens::search::observer {
    int queens = 0;
    constexpr bool place(int, int) { return ++queens < 10; }
};
int count() {
    two_numbers observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}

// case without_base: ctqueens: an observer must inherit publicly from ctqueens::search::observer
//     and must not be const
// check_observer<unrelated, 4>|Observer = unrelated
// then: no matching (member )?function for call to
struct unrelated {
    int found = 0;
    constexpr bool solution(const ctqueens::placement<4>&) { return ++found < 10; }
};
int count() {
    unrelated observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.found;
}
