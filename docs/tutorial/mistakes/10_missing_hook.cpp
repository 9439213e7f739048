// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'struct solution_counter' has no member named 'candidate'
// error (Clang): no member named 'candidate' in 'solution_counter'
#include <ctqueens/placement.hpp>

using ctqueens::placement;
using ctqueens::square;

struct solution_counter
{
    int count = 0;

    template <int N>
    constexpr void solution(const placement<N>&)
    {
        ++count;
    }
};

// [missing_hook]
template <int N, class Observer>
constexpr void try_column(placement<N>& queens, int row, int column, Observer& observer)
{
    observer.candidate(); // all observers must want to know
    queens.columns[row] = static_cast<std::uint8_t>(column);
    observer.solution(queens); // and so on
}
// [/missing_hook]

constexpr int count()
{
    solution_counter counter;
    placement<1> queens{};
    try_column(queens, 0, 0, counter);
    return counter.count;
}
static_assert(count() == 1);
