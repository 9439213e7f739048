#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case observer_without_base: ctqueens: an observer must inherit publicly from ctqueens::search::observer and must not be const
// check_observer<unrelated, 4>|Observer = unrelated
// then: no matching (member )?function for call to
struct unrelated
{
    int found = 0;
    constexpr bool solution(const ctqueens::placement<4>&) { return ++found < 10; }
};
int count()
{
    unrelated observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.found;
}

