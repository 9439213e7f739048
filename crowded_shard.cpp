#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case crowded_shard: ctqueens: the search did not find the published number of solutions (passes<N, Search> of examiner.hpp names the first fault)
// check_count<8, crowding, 24[UL]*>|N = 8[,;] Search = crowding[,;] .*count = 24|'24[UL]* ==
// All 92 in the first shard, where only 24 are stored.
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

