// ctqueens: this search misses a solution
// finds<silent, 13524>|Search = silent[,;].*13524
// c++26: ctqueens: this search never finds 13524
#include <ctqueens/examiner.hpp>
// The search is right, and the one that should give the order finds nothing.
struct silent
{
    static constexpr const char* name = "silent";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int, Observer&)
    {
    }
};
static_assert(ctqueens::passes_in_order_of<ctqueens::search::bitmask, 5, silent>);
