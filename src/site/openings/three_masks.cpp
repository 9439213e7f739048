#include <ctqueens/examiner.hpp>
#include <bit>

using namespace ctqueens;

// Backtracking that never tries an attacked square.
struct my_search
{
    static constexpr const char* name = "my search";
    static constexpr int max_size = 9;

    template <int N>
    static constexpr void run(int first_column, auto& observer)
    {
        placement<N> queens{};
        fill(queens, 0, 1u << first_column, 0, 0, 0, observer);
    }

    // Tries the `squares` of a row, one bit each. The other masks are the squares that the queens
    // above attack: along columns, falling diagonals and rising diagonals. Returns whether to go on.
    template <int N>
    static constexpr bool fill(placement<N>& queens, int row, unsigned squares, unsigned columns,
                               unsigned falling, unsigned rising, auto& observer)
    {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (unsigned free = squares & ~(columns | falling | rising); free != 0; free &= free - 1) {
            const square at{row, std::countr_zero(free)}; // the lowest bit
            const unsigned queen = 1u << at.column;
            queens.put(at);
            if (!observer.place(at)) return false; // the observer has seen enough
            observer.test(1);
            if (!fill(queens, row + 1, (1u << N) - 1, columns | queen, (falling | queen) << 1,
                      (rising | queen) >> 1, observer)) return false;
            observer.retreat(at);
        }
        observer.leave(row);
        return true;
    }
};
