#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case overzealous_search: ctqueens: the search did not find the published number of solutions (passes<N, Search> of examiner.hpp names the first fault)
// check_count<8, eager, 168[UL]*>|N = 8[,;] Search = eager[,;] .*count = 168|'168[UL]* ==
// Of the 276, at most 24 are stored for each first column.
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

