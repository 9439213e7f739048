// SPDX-License-Identifier: BSL-1.0
// Backtracking with three masks. Any other search would do.
struct mine
{
    static constexpr const char* name = "mine";
    static constexpr int max_size = 8;

    template <int N, search::checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        placement<N> queens{};
        fill(queens, 0, 1u << first_column, {}, observer);
    }

private:
    struct masks
    {
        unsigned columns, falling, rising;
    };

    // Tries the `wanted` columns of `row`. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool fill(placement<N>& queens, int row, unsigned wanted, masks taken,
                               Observer& observer)
    {
        if (row == N) {
            return observer.solution(queens);
        }
        for (int column = 0; column < N; ++column) {
            const unsigned queen = 1u << column;
            if ((wanted & queen) == 0) {
                continue;
            }
            const square at{row, column};
            queens.put(at);
            if (!observer.place(at)) {
                return false;
            }
            observer.test(1);
            if (((taken.columns | taken.falling | taken.rising) & queen) != 0) {
                observer.reject(at);
                continue;
            }
            const masks below{taken.columns | queen, (taken.falling | queen) << 1,
                              (taken.rising | queen) >> 1};
            if (!fill(queens, row + 1, ~0u, below, observer)) {
                return false;
            }
            observer.retreat(at);
        }
        return true;
    }
};
