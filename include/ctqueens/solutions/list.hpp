// SPDX-License-Identifier: BSL-1.0
/// @file
/// Collects the solutions that a search finds.
#ifndef CTQUEENS_SOLUTIONS_LIST_HPP
#define CTQUEENS_SOLUTIONS_LIST_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/table.hpp>

namespace ctqueens::detail {

// Solutions beyond `capacity` are counted but not stored.
template <int N, std::size_t capacity> struct solution_list : search::observer {
    table<N, capacity> kept{};
    std::uint64_t count = 0;

    constexpr bool solution(const placement<N>& queens) noexcept {
        if (++count <= capacity) kept.rows[count - 1] = queens;
        return true;
    }

    // Appends the stored solutions of another list.
    template <std::size_t other_capacity>
    constexpr void append(const solution_list<N, other_capacity>& others) noexcept {
        for (const placement<N>& queens : others) solution(queens);
    }

    // The stored solutions.
    constexpr const placement<N>* begin() const noexcept { return kept.rows; }
    constexpr const placement<N>* end() const noexcept {
        return kept.rows + (count <= capacity ? count : capacity);
    }
};

} // namespace ctqueens::detail

#endif
