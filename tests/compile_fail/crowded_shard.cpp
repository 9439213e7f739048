// ctqueens: the search found more solutions than possible for one first column
// has_published_count<8, crowding, 92[UL]*,|N = 8[,;] Search = crowding
#include <ctqueens/solutions.hpp>
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
