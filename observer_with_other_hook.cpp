#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case observer_with_other_hook: ctqueens: a hook of this observer has the wrong signature
// check_observer<two_numbers, 4>|Observer = two_numbers
// then: no matching (member )?function for call to
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

