#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case crowded_shard: ctqueens: the search found more solutions with the same first column than are possible
// has_published_count<8, crowding, 92[UL]*,|N = 8[,;] Search = crowding
// All 92 in the first shard: the number is right, and yet the table could not hold them.
struct crowding
{
    static constexpr const char* name = "crowding";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        for (int column = 0; first_column == 0 && column < N; ++column) {
            ctqueens::search::bitmask::run<N>(column, observer);
        }
    }
};
const auto& all = ctqueens::solutions<8, crowding>;

// case incomplete_search: ctqueens: the search did not find the published number of solutions (passes<N, Search> of examiner.hpp names the first fault)
// has_published_count<8, lazy, 0[UL]*,|N = 8[,;] Search = lazy[,;] .*found = 0
struct lazy
{
    static constexpr const char* name = "lazy";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int, Observer&)
    {
    }
};
const auto& all = ctqueens::solutions<8, lazy>;

// case lying_search: ctqueens: the search found a placement that is not a solution
// refuse_row<lying, 91[UL]*, .*7, 3, 0, 2, 5, 1, 6, 9|Search = lying[,;] .*row = 91[,;] auto queens
// The last queen of the last solution is off the board.
struct lying
{
    static constexpr const char* name = "lying";
    static constexpr int max_size = 8;
    template <class Observer>
    struct liar : ctqueens::search::observer
    {
        Observer& observer;
        constexpr void solution(ctqueens::placement<8> queens)
        {
            queens.columns[7] = queens[0] == 7 && queens[1] == 3 && queens[2] == 0 ? 9 : queens.columns[7];
            observer.solution(queens);
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

// case observer_hides_nothing: ctqueens: this observer defines none of the hooks enter, place, test, reject, solution, retreat and leave
// check_observer<misspelt>|Observer = misspelt
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

// case observer_with_other_hook: ctqueens: a hook of this observer has the wrong signature
// check_observer<two_numbers>|Observer = two_numbers
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

// case observer_without_base: ctqueens: an observer must inherit publicly from ctqueens::search::observer and must not be const
// check_observer<unrelated>|Observer = unrelated
// then: no matching (member )?function for call to
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

// case overzealous_search: ctqueens: the search did not find the published number of solutions (passes<N, Search> of examiner.hpp names the first fault)
// has_published_count<8, eager, 276[UL]*,|N = 8[,;] Search = eager[,;] .*found = 276
struct eager
{
    static constexpr const char* name = "eager";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        for (int time = 0; time < 3; ++time) {
            ctqueens::search::bitmask::run<N>(first_column, observer);
        }
    }
};
const auto& all = ctqueens::solutions<8, eager>;

// case repeating_search: ctqueens: the search found a solution twice
// refuse_row<stuck, 1[UL]*, .*0, 4, 7, 5, 2, 6, 1, 3|Search = stuck[,;] .*row = 1[,;] auto queens
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

// case work_of_0: ctqueens: work<N, Search> needs N from 1 to 11
// N = 0[^0-9]|'0 [<>]=
constexpr auto counts = ctqueens::work<0, ctqueens::search::bitmask>;

// case work_of_12: ctqueens: work<N, Search> needs N from 1 to 11
// N = 12[^0-9]|'12 [<>]=
constexpr auto counts = ctqueens::work<12, ctqueens::search::bitmask>;

// case work_of_permutation_9: ctqueens: work<N, Search> needs N from 1 to Search::max_size
// N = 9[^0-9]|'9 [<>]=
constexpr auto counts = ctqueens::work<9, ctqueens::search::permutation>;
