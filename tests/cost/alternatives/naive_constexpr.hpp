// SPDX-License-Identifier: BSL-1.0
// All solutions in one constant evaluation with the standard library: every permutation of the
// columns is looked at, and every pair of its queens.
#include <algorithm>
#include <array>
#include <cstddef>

namespace naive_constexpr {

template <std::size_t N> using placement = std::array<int, N>;

template <std::size_t N> constexpr bool is_solution(const placement<N>& queens) {
    for (std::size_t row = 0; row < N; ++row) {
        for (std::size_t above = 0; above < row; ++above) {
            const int distance = int(row - above);
            const int shift = queens[row] - queens[above];
            if (shift == distance || shift == -distance) return false;
        }
    }
    return true;
}

template <std::size_t N, std::size_t count> constexpr std::array<placement<N>, count> solve() {
    std::array<placement<N>, count> solutions{};
    std::size_t found = 0;
    placement<N> queens{};
    for (std::size_t row = 0; row < N; ++row) queens[row] = int(row);
    do {
        if (is_solution(queens)) {
            solutions[found] = queens;
            ++found;
        }
    } while (std::next_permutation(queens.begin(), queens.end()));
    return solutions;
}

} // namespace naive_constexpr
