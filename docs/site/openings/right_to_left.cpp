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
        fill(queens, 0, first_column, first_column + 1, observer);
    }

    // Tries the columns [first, end) of a row.
    template <int N>
    static constexpr void fill(placement<N>& queens, int row, int first, int end, auto& observer)
    {
        if (row == N) {
            observer.solution(queens);
            return;
        }
        observer.enter(row);
        for (int column = end - 1; column >= first; --column) {
            queens.put({row, column});
            if (!observer.place({row, column})) return; // the observer has seen enough
            observer.test(1);
            if (find_attack({queens.columns, row + 1})) {
                observer.reject({row, column});
            } else {
                fill(queens, row + 1, 0, N, observer);
                observer.retreat({row, column});
            }
        }
        observer.leave(row);
    }
};

// static_assert(passes_in_order_of<8, my_search, search::bitmask>);
