#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case observer_that_does_not_answer: ctqueens: a hook of this observer has the wrong signature
// check_observer<silent, 4>|Observer = silent
// then: no matching (member )?function for call to
struct silent : ctqueens::search::observer
{
    int queens = 0;
    constexpr void place(ctqueens::square) { ++queens; }
};
int count()
{
    silent observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}

