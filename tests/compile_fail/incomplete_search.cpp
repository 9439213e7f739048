// ctqueens: the search did not find the published number of solutions (passes<Search, N> of examiner.hpp names the first fault)
// has_published_count<8, lazy, 0[UL]*,|N = 8[,;] Search = lazy[,;] .*found = 0
#include <ctqueens/solutions.hpp>
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
