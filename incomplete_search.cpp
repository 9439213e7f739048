#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case incomplete_search: ctqueens: the search did not find the published number of solutions (passes<N, Search> of examiner.hpp names the first fault)
// check_count<8, lazy, 0[UL]*>|N = 8[,;] Search = lazy[,;] .*count = 0|'0[UL]* ==
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

