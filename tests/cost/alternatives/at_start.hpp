// SPDX-License-Identifier: BSL-1.0
// All solutions, computed whenever the program starts.
#include <array>
#include <cstdint>
#include <vector>

namespace at_start {

template <int N> using placement = std::array<std::uint8_t, N>;

template <int N>
void extend(placement<N>& queens, int row, unsigned taken, unsigned falling, unsigned rising,
            std::vector<placement<N>>& solutions) {
    if (row == N) {
        solutions.push_back(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        const unsigned queen = 1u << column;
        if ((queen & (taken | falling | rising)) == 0) {
            queens[std::size_t(row)] = std::uint8_t(column);
            extend<N>(queens, row + 1, taken | queen, (falling | queen) << 1, (rising | queen) >> 1,
                      solutions);
        }
    }
}

template <int N> std::vector<placement<N>> solve() {
    std::vector<placement<N>> solutions;
    placement<N> queens{};
    extend<N>(queens, 0, 0, 0, 0, solutions);
    return solutions;
}

template <int N> const std::vector<placement<N>> solutions = solve<N>();

} // namespace at_start
