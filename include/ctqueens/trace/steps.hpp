// SPDX-License-Identifier: BSL-1.0
/// @file
/// The steps of a search, and which of them a trace has.
#ifndef CTQUEENS_TRACE_STEPS_HPP
#define CTQUEENS_TRACE_STEPS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @addtogroup searches
/// @{

/// What happens in a step of a search.
enum class step_kind : std::uint8_t {
    place,    ///< a queen is placed on the square
    conflict, ///< the queen on the square is attacked from above; the queen that was placed last,
              ///< which may be another one, is removed
    solution, ///< a solution is found; the square is that of the last queen
    retreat,  ///< the search backtracks, removing the queen from the square
    retreat_after_solution ///< the first retreat after a solution
};

/// Returns the name of a step kind, such as "retreat_after_solution".
///
///     static_assert(name(step_kind::place)[0] == 'p');
[[nodiscard]] constexpr const char* name(step_kind kind) noexcept {
    constexpr const char* names[] = {"place", "conflict", "solution", "retreat",
                                     "retreat_after_solution"};
    return names[static_cast<unsigned>(kind)];
}

/// One step of a search. Rows and columns are counted from 0.
struct step {
    step_kind kind;      ///< what happens
    std::uint8_t row;    ///< the row of the square
    std::uint8_t column; ///< the column of the square
    /// The row of the attacking queen in a conflict, or that of the queen itself if none attacks
    /// it; otherwise 0.
    std::uint8_t attacker_row;
    std::uint8_t attacker_column; ///< the same for the column

    /// Returns the square.
    [[nodiscard]] constexpr square at() const noexcept { return {row, column}; }
    /// Returns the square of the attacking queen in a conflict.
    [[nodiscard]] constexpr square attacker() const noexcept {
        return {attacker_row, attacker_column};
    }
    /// Compares two steps.
    friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// The steps of one part of a search, in order. The board is N by N.
template <int N, int length> struct step_list {
    using value_type = step;            ///< the type of a step
    using const_iterator = const step*; ///< the type of an iterator
    using iterator = const_iterator;    ///< the same type: iterators do not change steps

    /// The steps. An empty list has one unused element.
    step steps[detail::array_size<length>];

    /// Returns the number of steps.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// Returns whether there are no steps.
    [[nodiscard]] static constexpr bool empty() noexcept { return length == 0; }
    /// Returns a pointer to the first step.
    [[nodiscard]] constexpr const step* data() const noexcept { return steps; }
    /// Returns step `index`, 0 <= index < size().
    [[nodiscard]] constexpr const step& operator[](std::size_t index) const noexcept {
        return steps[index];
    }
    /// Returns an iterator to the first step.
    [[nodiscard]] constexpr const step* begin() const noexcept { return steps; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr const step* end() const noexcept { return steps + length; }

    /// Compares two lists.
    friend constexpr bool operator==(const step_list& one, const step_list& other) noexcept {
        return length == 0 || detail::equal_arrays(one.steps, other.steps);
    }
};

/// A part of a search: its first steps.
///
///     static_assert(trace<8, search::backtracking, first_steps{10}>.size() == 10);
struct first_steps {
    /// At least 1 and, for `trace`, at most #max_trace_steps. If the search has fewer steps, the
    /// part ends with it.
    int count;
};

/// A part of a search: all steps up to a given solution. If there are fewer solutions, `trace` does
/// not compile, and write_steps() writes all steps.
struct until_solution {
    int number; ///< the number of the solution, counted from 1
};

/// A part of a search: the subtree below the given first queens. `below{0, 4}` begins when the
/// search has placed queens in column 0 of row 0 and column 4 of row 1, and ends when the search
/// removes the second queen. The first steps of this part place the given queens. If the search
/// never places these queens, the part is empty.
///
///     static_assert(trace<4, search::bitmask, below{1, 3}>[0].at() == square{0, 1});
template <int rows> struct below {
    int columns[detail::array_size<rows>]; ///< the columns of the first queens
};
/// Deduces the number of rows from the columns.
template <class... Column> below(Column...) -> below<int(sizeof...(Column))>;

/// The maximum number of steps in a trace.
inline constexpr int max_trace_steps = 4096;

/// @}

} // namespace ctqueens

#endif
