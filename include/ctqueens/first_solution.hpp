// SPDX-License-Identifier: BSL-1.0
/// @file
/// One solution for boards that are too large for a table: the lexicographically first one, by a
/// search, or another one, by a formula.
#ifndef CTQUEENS_FIRST_SOLUTION_HPP
#define CTQUEENS_FIRST_SOLUTION_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/search/tuned/bitmask.hpp>

namespace ctqueens {

/// @addtogroup tables
/// @{

/// Returns the column of the queen in `row` of constructed_solution<size>, for a size that is known
/// only at run time. `size` is 1 or 4...255, and `row` is 0...size - 1; otherwise, the result is
/// meaningless.
///
/// Let N be `size`. If N is even, the queens in the upper half are a knight's move apart: one row
/// down, two columns to the right. The first one is in column 1. If N mod 6 is 2, queens would then
/// attack each other, so the first one is in column N/2 - 1, and the columns wrap around the edge.
/// The lower half is the upper half, turned by 180 degrees. If N is odd, a queen in the bottom
/// right corner extends the solution for N - 1, which has no queen on the diagonal to that corner.
///
/// E. Pauls was the first to prove that there are solutions for all N except 2 and 3, also by
/// formulas that depend on N mod 6 ("Das Maximalproblem der Damen auf dem Schachbrete", Deutsche
/// Schachzeitung 29 (1874), 129-134 and 257-267). The formulas here are those of E. J. Hoffman,
/// J. C. Loessi and R. C. Moore ("Constructions for the solution of the m queens problem",
/// Mathematics Magazine 42 (1969), 66-72).
///
///     static_assert(constructed_column(100, 0) == 1 && constructed_column(100, 1) == 3);
[[nodiscard]] constexpr int constructed_column(int size, int row) noexcept {
    const int even_size = size - size % 2;
    if (row == even_size) return row; // the corner; N is odd
    if (row >= even_size / 2)
        return even_size - 1 - constructed_column(even_size, even_size - 1 - row);
    return even_size % 6 == 2 ? (even_size / 2 - 1 + 2 * row) % even_size : 1 + 2 * row;
}

namespace detail {

// Stops the search at the first solution.
template <int N> struct first_solution_finder : search::observer {
    placement<N> queens{};
    bool is_found = false;

    constexpr bool solution(const placement<N>& first) noexcept {
        queens = first;
        is_found = true;
        return false;
    }
};
template <int N> constexpr placement<N> find_first_solution() noexcept {
    first_solution_finder<N> finder;
    for (int column = 0; !finder.is_found; ++column) tuned_bitmask::run<N>(column, finder);
    return finder.queens;
}

template <int N> constexpr placement<N> construct_solution() noexcept {
    placement<N> queens{};
    for (int row = 0; row < N; ++row) queens.put({row, constructed_column(N, row)});
    return queens;
}

// Returns whether first_solution<N> exists. If not, a static_assert fails.
template <int N> constexpr bool check_first_solution() noexcept {
    // For other N, the first solution comes late: it takes from 1.3 (N = 20) to more than 10 times
    // (N = 22) as many evaluation steps as Clang allows.
    constexpr bool is_within_limits =
        N == 1 || (N >= 4 && N <= 19) || N == 21 || N == 23 || N == 25;
    static_assert(
        is_within_limits,
        "ctqueens: first_solution<N> needs N = 1, 4...19, 21, 23 or 25; for other N, there is no "
        "solution or the search exceeds Clang's default limit");
    return is_within_limits;
}
// The same for constructed_solution<N>.
template <int N> constexpr bool check_constructed_solution() noexcept {
    constexpr bool has_solution = N == 1 || (N >= 4 && N <= max_placement_size);
    static_assert(has_solution, "ctqueens: constructed_solution<N> needs N = 1 or N from 4 to 255");
    return has_solution;
}

} // namespace detail

/// The lexicographically first solution (OEIS A141843), a `placement<N>`. It is found in one
/// constant evaluation, by the variant of search::bitmask that makes tables. N must be 1, 4...19,
/// 21, 23 or 25; otherwise, compilation fails. There are no solutions for N = 2 and N = 3. For
/// other N, the search exceeds Clang's default limit; use constructed_solution<N>, which is a
/// different solution.
///
/// The largest evaluation, for N = 25, takes about 330 thousand evaluation steps in Clang.
///
///     static_assert(first_solution<8> == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
///     static_assert(first_solution<18>[17] == 9);
/// @hideinitializer
template <int N>
inline constexpr auto
    first_solution = detail::find_first_solution<detail::check_first_solution<N>() ? N : 1>();

/// A solution, a `placement<N>`, that is computed by a formula instead of a search; see
/// constructed_column(). N must be 1 or 4...255; otherwise, compilation fails. There are no
/// solutions for N = 2 and N = 3.
///
///     static_assert(constructed_solution<8> == placement<8>{{3, 5, 7, 1, 6, 0, 2, 4}});
///     static_assert(is_solution(constructed_solution<100>));
/// @hideinitializer
template <int N>
inline constexpr auto constructed_solution =
    detail::construct_solution<detail::check_constructed_solution<N>() ? N : 1>();

/// @}

} // namespace ctqueens

#endif
