// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 10: an observer that has seen enough.
#include <ctqueens/placement.hpp>

using ctqueens::attacks;
using ctqueens::placement;

template <int N>
constexpr bool is_attacked(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        if (attacks({above, queens[above]}, {row, queens[row]})) {
            return true;
        }
    }
    return false;
}

// [solution]
// Ends the search when the observer wants no more: if it has a function wants_more(), and that
// returns false. For observers without this function nothing changes.
template <class Observer>
concept may_end = requires(const Observer& observer)
{
    static_cast<bool>(observer.wants_more());
};

template <int N, class Observer>
constexpr void search_rows(placement<N>& queens, int row, Observer& observer)
{
    if (row == N) {
        observer.solution(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        if constexpr (may_end<Observer>) {
            if (!observer.wants_more()) {
                return;
            }
        }
        queens.columns[row] = static_cast<std::uint8_t>(column);
        if (!is_attacked(queens, row)) {
            search_rows(queens, row + 1, observer);
        }
    }
}
// [/solution]

struct patient
{
    int solutions = 0;

    constexpr void solution(const auto&) { ++solutions; }
};

struct impatient
{
    int solutions = 0;

    constexpr void solution(const auto&) { ++solutions; }
    constexpr bool wants_more() const { return solutions == 0; }
};

template <int N, class Observer>
constexpr int solutions_seen()
{
    placement<N> queens{};
    Observer observer;
    search_rows(queens, 0, observer);
    return observer.solutions;
}

// [asserts]
static_assert(solutions_seen<6, patient>() == 4, "who does not ask to end sees all");
static_assert(solutions_seen<6, impatient>() == 1, "one solution was enough");
// [/asserts]
