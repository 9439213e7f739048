// ctqueens: this search misses a solution
// finds<digging, 2413>
// c++26: ctqueens: this search never finds 2413
// board: · ♛ · ░/░ · ░ ♛/♛ ░ · ░/░ · ♛ ·
#include <ctqueens/examiner.hpp>
// Too deep for N = 8 and wrong for N = 4: the error must name the smaller board.
struct digging
{
    static constexpr const char* name = "digging";
    static constexpr int max_size = 8;
    static constexpr int dig(int depth) { return depth == 0 ? 0 : 1 + dig(depth - 1); }
    template <int N, class Observer>
    static constexpr void run(int, Observer&)
    {
        dig(N < 8 ? N : 100'000);
    }
};
static_assert(ctqueens::passes<digging, 8>);
