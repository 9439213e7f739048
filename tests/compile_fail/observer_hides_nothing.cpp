// ctqueens: this observer hides none of the hooks enter, place, test, reject, solution, retreat and leave
// check_observer<misspelt>|Observer = misspelt
#include <ctqueens/search.hpp>
struct misspelt : ctqueens::search::observer
{
    int queens = 0;
    constexpr void placed(ctqueens::square) { ++queens; }
};
int count()
{
    misspelt observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}
