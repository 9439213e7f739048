#include <ctqueens/examiner.hpp>

using namespace ctqueens;

// Whether a queen above attacks the queen in `row`.
constexpr bool is_attacked(placement_view queens, int row)
{
    for (int above = 0; above < row; ++above) {
        if (queens[above] == queens[row]) return true;
        if (queens[above] + above == queens[row] + row) return true;
    }
    return false;
}

struct my_search
{
    static constexpr const char* name = "my search";
    static constexpr int max_size = 8;

    template <int N>
    static constexpr void run(int first_column, auto& observer)
    {
        placement<N> queens{};
        fill(queens, 0, first_column, first_column + 1, observer);
    }

    template <int N>
    static constexpr void fill(placement<N>& queens, int row, int first, int end, auto& observer)
    {
        if (row == N) {
            observer.solution(queens);
            return;
        }
        observer.enter(row);
        for (int column = first; column < end; ++column) {
            queens.put({row, column});
            if (!observer.place({row, column})) return; // the observer has seen enough
            observer.test(1);
            if (is_attacked(queens, row)) {
                observer.reject({row, column});
            } else {
                fill(queens, row + 1, 0, N, observer);
                observer.retreat({row, column});
            }
        }
        observer.leave(row);
    }
};
