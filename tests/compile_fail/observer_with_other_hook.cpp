// ctqueens: a hook of this observer cannot be called as a search calls it
// check_observer<two_numbers>|Observer = two_numbers
// then: no matching (member )?function for call to
#include <ctqueens/search.hpp>
struct two_numbers : ctqueens::search::observer
{
    int queens = 0;
    constexpr bool place(int, int) { return ++queens < 10; }
};
int count()
{
    two_numbers observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.queens;
}
