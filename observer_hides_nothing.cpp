#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case observer_hides_nothing: ctqueens: this observer defines none of the hooks enter, place, test, reject, solution, retreat and leave
// check_observer<misspelt, 4>|Observer = misspelt
struct misspelt : ctqueens::search::observer
{
    int queens = 0;
    constexpr bool placed(ctqueens::square) { return ++queens < 10; }
};
int count()
{
    misspelt observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}

