// ctqueens: this search reports a solution whose first queen is not in first_column
// reports_for_its_first_column<mirrored, 82417536>
// c++26: ctqueens: this search reports 82417536, whose first queen is not in first_column
#include <ctqueens/examiner.hpp>
#include <ctqueens/search/bitmask.hpp>
struct mirrored
{
    static constexpr const char* name = "mirrored";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        ctqueens::search::bitmask::run<N>(N - 1 - first_column, observer);
    }
};
static_assert(ctqueens::passes<mirrored, 8>);
