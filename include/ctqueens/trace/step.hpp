// SPDX-License-Identifier: BSL-1.0
/// @file
/// One step of a search.
#ifndef CTQUEENS_TRACE_STEP_HPP
#define CTQUEENS_TRACE_STEP_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// What happens in a step of a search.
enum class step_kind : std::uint8_t {
    place,                 ///< a queen is put on the square
    conflict,              ///< the queen on the square is attacked from above; the last queen is taken away
    solution,              ///< the queens are a solution; the square is that of the last queen
    retreat,               ///< the search goes back and takes the last queen off the square
    retreat_after_solution ///< the first retreat after a solution
};

/// Returns the name of a kind, such as "retreat_after_solution".
[[nodiscard]] constexpr const char* name(step_kind kind) noexcept
{
    constexpr const char* names[] = {"place", "conflict", "solution", "retreat",
                                     "retreat_after_solution"};
    return names[static_cast<int>(kind)];
}

/// One step of a search. Rows and columns count from 0.
struct step
{
    step_kind kind;               ///< what happens
    std::uint8_t row;             ///< the row of the square
    std::uint8_t column;          ///< the column of the square
    std::uint8_t attacker_row;    ///< the row of the attacking queen if there is a conflict, otherwise 0
    std::uint8_t attacker_column; ///< its column, otherwise 0

    /// The square.
    [[nodiscard]] constexpr square at() const noexcept { return {row, column}; }

    /// The square of the attacking queen of a conflict.
    [[nodiscard]] constexpr square attacker() const noexcept
    {
        return {attacker_row, attacker_column};
    }

    /// Compares two steps.
    friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// The steps of a part of a search on a board of size N, in order.
template <int N, int length>
struct step_list
{
    /// The steps. An empty list has one unused element.
    step steps[length == 0 ? 1 : std::size_t(length)];

    /// The number of steps.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// Step `index`, 0 <= index < size().
    [[nodiscard]] constexpr const step& operator[](std::size_t index) const noexcept
    {
        return steps[index];
    }
    /// The steps as a range.
    [[nodiscard]] constexpr const step* begin() const noexcept { return steps; }
    /// The end of that range.
    [[nodiscard]] constexpr const step* end() const noexcept { return steps + length; }

    /// Compares two lists.
    friend constexpr bool operator==(const step_list&, const step_list&) noexcept = default;
};

} // namespace ctqueens

#endif
