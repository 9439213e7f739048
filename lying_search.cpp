#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case lying_search: ctqueens: the search found a placement that is not a solution
// check_row<lying, 91[UL]*, .*7, 3, 0, 2, 5, 1, 6, 9|Search = lying[,;] .*row = 91[,;] auto queens
// The last queen of the last solution is off the board.
struct lying
{
    static constexpr const char* name = "lying";
    static constexpr int max_size = 8;
    template <class Observer>
    struct liar : ctqueens::search::observer
    {
        Observer& observer;
        constexpr bool solution(ctqueens::placement<8> queens)
        {
            queens.columns[7] = queens[0] == 7 && queens[1] == 3 && queens[2] == 0 ? 9 : queens.columns[7];
            return observer.solution(queens);
        }
    };
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        if constexpr (N == 8) {
            liar<Observer> between{{}, observer};
            ctqueens::search::bitmask::run<N>(first_column, between);
        }
    }
};
const auto& all = ctqueens::solutions<8, lying>;

