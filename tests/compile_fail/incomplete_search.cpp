// ctqueens: the search did not find the published number of solutions
// make_table<8, lazy>|N = 8[,;] Search = lazy
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
