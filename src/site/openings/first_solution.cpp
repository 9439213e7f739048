#include <ctqueens/search/backtracking.hpp>

using namespace ctqueens;

// Keeps the first solution and then stops the search.
struct first_only : search::observer
{
    placement<8> found{};
    bool has_found = false;

    constexpr bool solution(const placement<8>& queens)
    {
        if (!has_found) found = queens;
        has_found = true;
        return false; // whether the search should continue
    }
};

constexpr placement<8> first_solution()
{
    first_only observer;
    search::backtracking::run<8>(0, observer); // the first queen is in column 0
    return observer.found;
}

static_assert(first_solution() == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
