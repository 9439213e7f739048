// ctqueens: the search did not find the published number of solutions (passes<Search, N> of examiner.hpp names the first fault)
// has_published_count<8, eager, 276[UL]*,|N = 8[,;] Search = eager[,;] .*found = 276
#include <ctqueens/solutions.hpp>
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
