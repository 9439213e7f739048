// ctqueens: an observer must inherit publicly from ctqueens::search::observer and must not be const
// check_observer<unrelated>|Observer = unrelated
// then: no matching (member )?function for call to
#include <ctqueens/search.hpp>
struct unrelated
{
    int found = 0;
    constexpr void solution(const ctqueens::placement<4>&) { ++found; }
};
int count()
{
    unrelated observer;
    ctqueens::search::backtracking::run<4>(0, observer);
    return observer.found;
}
