#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case repeating_search: ctqueens: the search found a solution twice
// check_row<stuck, 1[UL]*, .*0, 4, 7, 5, 2, 6, 1, 3|Search = stuck[,;] .*row = 1[,;] auto queens
// The number is right, 92, and all of them are the same solution.
struct stuck
{
    static constexpr const char* name = "stuck";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        for (int time = 0; time < (first_column < 4 ? 12 : 11); ++time) {
            observer.solution(ctqueens::placement<N>{{0, 4, 7, 5, 2, 6, 1, 3}});
        }
    }
};
const auto& all = ctqueens::solutions<8, stuck>;

