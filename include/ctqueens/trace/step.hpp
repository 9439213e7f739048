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
    conflict,              ///< the queen on the square is attacked by one above it; the last queen is taken away
    solution,              ///< the queens are a solution; the square is that of the last one
    retreat,               ///< the search goes back and takes the last queen away, which is on the square
    retreat_after_solution ///< the same, for the first time after a solution
};

/// The name of a kind, as it is written in the enumeration.
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
    std::uint8_t row;             ///< of the square
    std::uint8_t column;          ///< of the square
    std::uint8_t attacker_row;    ///< of the other queen of a conflict, else 0
    std::uint8_t attacker_column; ///< of the other queen of a conflict, else 0

    /// The square.
    [[nodiscard]] constexpr square at() const noexcept { return {row, column}; }

    /// The square of the other queen of a conflict.
    [[nodiscard]] constexpr square attacker() const noexcept
    {
        return {attacker_row, attacker_column};
    }

    /// Whether the steps are the same.
    friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// The steps of a part of a search on a board of size N, in their order.
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

    /// Whether the lists have the same steps.
    friend constexpr bool operator==(const step_list&, const step_list&) noexcept = default;
};

} // namespace ctqueens

#endif
