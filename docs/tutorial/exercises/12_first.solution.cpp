// SPDX-License-Identifier: BSL-1.0
// Ends as soon as a hook returns false, and calls no more hooks. Returns whether to go on: if not,
// the calls for the rows above end, too.
template <int N, class Observer>
constexpr bool fill(placement<N>& queens, int row, Observer& observer)
{
    if (row == N) {
        return observer.solution(queens);
    }
    for (int column = 0; column < N; ++column) {
        const square at{row, column};
        queens.put(at);
        if (!observer.place(at)) {
            return false;
        }
        if (!is_attacked(queens, at) && !fill(queens, row + 1, observer)) {
            return false;
        }
    }
    return true;
}
