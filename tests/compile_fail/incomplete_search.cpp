// ctqueens: the search did not find the published number of solutions
// Search = (lazy|ctqueens)|[^0-9]0 == 92|<8, lazy>
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
