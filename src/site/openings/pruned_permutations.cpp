#include <ctqueens/examiner.hpp>
#include <ctqueens/search/permutation.hpp>
#include <ctqueens/work.hpp>
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
        permute(queens, 0, {first_column, first_column + 1}, observer);
    }

    // Swaps the column of each of the `others` into `row`, permutes the rows below, and swaps back.
    template <int N>
    static constexpr bool permute(placement<N>& queens, int row, search::range others,
                                  auto& observer)
    {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int other = others.first; other < others.end; ++other) {
            std::swap(queens.columns[row], queens.columns[other]);
            const square at{row, queens[row]};
            if (!observer.place(at)) return false; // the observer has seen enough
            observer.test(1);
            if (find_attack({queens.columns, row + 1})) {
                observer.reject(at);
            } else {
                if (!permute(queens, row + 1, {row + 1, N}, observer)) return false;
                observer.retreat(at);
            }
            std::swap(queens.columns[row], queens.columns[other]);
        }
        observer.leave(row);
        return true;
    }
};

constexpr auto pruned = work<6, my_search>.candidates; // queens placed
constexpr auto not_pruned = work<6, search::permutation>.candidates;
static_assert(pruned < not_pruned);
