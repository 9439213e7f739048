// SPDX-License-Identifier: BSL-1.0
/// @file
/// The observer that collects the solutions that a search finds.
#ifndef CTQUEENS_SOLUTIONS_COLLECTOR_HPP
#define CTQUEENS_SOLUTIONS_COLLECTOR_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/table.hpp>

namespace ctqueens::detail {

// An observer that keeps the first `capacity` solutions, in the rows of a table, and ends the
// search at the next one: a search that forgets a rule would report thousands. Iterating over it
// visits the solutions that it keeps.
template <int N, std::size_t capacity> struct solution_collector : search::observer {
    table<N, capacity> kept{};
    std::uint64_t count = 0;

    constexpr bool solution(const placement<N>& queens) noexcept {
        if (++count > capacity) return false;
        kept.rows[count - 1] = queens;
        return true;
    }

    // Appends the solutions that another collector has kept.
    template <std::size_t other_capacity>
    constexpr void append(const solution_collector<N, other_capacity>& others) noexcept {
        for (const placement<N>& queens : others) solution(queens);
    }

    constexpr const placement<N>* begin() const noexcept { return kept.rows; }
    constexpr const placement<N>* end() const noexcept {
        return kept.rows + (count <= capacity ? count : capacity);
    }
};

} // namespace ctqueens::detail

#endif
