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
        fill(queens, 0, {first_column, first_column + 1}, observer);
    }

    template <int N>
    static constexpr bool fill(placement<N>& queens, int row, search::range columns, auto& observer)
    {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int column = columns.first; column < columns.end; ++column) {
            const square at{row, column};
            queens.put(at);
            if (!observer.place(at)) return false; // the observer has seen enough
            observer.test(1);
            if (is_attacked(queens, row)) {
                observer.reject(at);
            } else {
                if (!fill(queens, row + 1, {0, N}, observer)) return false;
                observer.retreat(at);
            }
        }
        observer.leave(row);
        return true;
    }
};
