#include <ctqueens/examiner.hpp>

using namespace ctqueens;

// Backtracking that tries the columns of each row from right to left.
struct my_search
{
    static constexpr const char* name = "my search";
    static constexpr int max_size = 8;

    // Finds the solutions whose first queen is in this column.
    template <int N>
    static constexpr void run(int first_column, auto& observer)
    {
        placement<N> queens{};
        fill(queens, 0, {first_column, first_column + 1}, observer);
    }

    // Tries the columns of a row. Returns whether to go on.
    template <int N>
    static constexpr bool fill(placement<N>& queens, int row, search::range columns, auto& observer)
    {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int column = columns.end - 1; column >= columns.first; --column) {
            const square at{row, column};
            queens.put(at);
            if (!observer.place(at)) return false; // the observer has seen enough
            observer.test(1);
            if (find_attack({queens.columns, row + 1})) {
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

// static_assert(passes_in_order_of<8, my_search, search::bitmask>);
