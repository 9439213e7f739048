// SPDX-License-Identifier: BSL-1.0
/// @file
/// Which two queens attack each other?
#ifndef CTQUEENS_QUERY_ATTACK_HPP
#define CTQUEENS_QUERY_ATTACK_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// Two queens that attack each other, or nothing.
struct attacking_pair
{
    bool found = false; ///< whether there are two such queens
    square first{};  ///< the upper one
    square second{}; ///< the lower one

    /// The same as `found`.
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return found; }
};

/// Two queens that attack each other: of all such pairs one whose lower queen is highest, and then
/// the one whose upper queen is highest. All queens must be on the board; for such a placement
/// there is no pair exactly if is_solution(). Compares N(N - 1)/2 pairs at most.
template <int N>
[[nodiscard]] constexpr attacking_pair find_attack(const placement<N>& queens) noexcept
{
    for (int row = 0; row < N; ++row) {
        for (int above = 0; above < row; ++above) {
            const square first{above, queens[above]};
            const square second{row, queens[row]};
            if (attacks(first, second)) {
                return {true, first, second};
            }
        }
    }
    return {};
}

} // namespace ctqueens

#endif
