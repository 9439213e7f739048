#include <ctqueens/examiner.hpp>
#include <ctqueens/search/permutation.hpp>
#include <utility>

using namespace ctqueens;

// Generates permutations by swapping, and tests each queen as soon as its column is chosen.
struct my_search
{
    static constexpr const char* name = "my search";
    static constexpr int max_size = 8;

    template <int N>
    static constexpr void run(int first_column, auto& observer)
    {
        placement<N> queens{};
        for (int row = 0; row < N; ++row) {
            queens.put({row, row});
        }
        permute(queens, 0, first_column, first_column + 1, observer);
    }

    // Swaps the column of each row in [first, end) into `row`, permutes the rows below, and swaps back.
    template <int N>
    static constexpr void permute(placement<N>& queens, int row, int first, int end, auto& observer)
    {
        if (row == N) {
            observer.solution(queens);
            return;
        }
        observer.enter(row);
        for (int other = first; other < end; ++other) {
            std::swap(queens.columns[row], queens.columns[other]);
            if (!observer.place({row, queens[row]})) return; // the observer has seen enough
            observer.test(1);
            if (find_attack({queens.columns, row + 1})) {
                observer.reject({row, queens[row]});
            } else {
                permute(queens, row + 1, row + 1, N, observer);
                observer.retreat({row, queens[row]});
            }
            std::swap(queens.columns[row], queens.columns[other]);
        }
        observer.leave(row);
    }
};

constexpr auto pruned = work<6, my_search>.candidates; // queens placed
constexpr auto not_pruned = work<6, search::permutation>.candidates;
static_assert(pruned < not_pruned);
