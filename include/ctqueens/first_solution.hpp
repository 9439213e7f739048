// SPDX-License-Identifier: BSL-1.0
/// @file
/// The lexicographically first solution, even for boards that are too large for a table.
#ifndef CTQUEENS_FIRST_SOLUTION_HPP
#define CTQUEENS_FIRST_SOLUTION_HPP

#include <ctqueens/detail/tuned_bitmask.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens {

namespace detail {

// Stops the search at the first solution.
template <int N>
struct first_solution_finder : search::observer
{
    placement<N> queens{};
    bool found = false;

    constexpr bool solution(const placement<N>& first) noexcept
    {
        queens = first;
        found = true;
        return false;
    }
};

template <int N>
constexpr placement<N> find_first_solution() noexcept
{
    first_solution_finder<N> finder;
    for (int column = 0; column < N && !finder.found; ++column) {
        detail::tuned_bitmask<>::run<N>(column, finder);
    }
    return finder.queens;
}

template <int N>
constexpr int checked_first_solution_size() noexcept
{
    // The first solution comes late for N = 20 and 22, which take about 5 and 41 times as many steps as Clang allows.
    constexpr bool is_found = N == 1 || (N >= 4 && N <= 19) || N == 21 || N == 23;
    static_assert(is_found, "ctqueens: first_solution<N> needs N = 1, 4...19, 21 or 23; for other N, there is no "
                            "solution or the search exceeds Clang's default limit");
    return is_found ? N : 1; // avoids a second error
}

} // namespace detail

/// The lexicographically first solution (OEIS A141843). search::bitmask finds it in one constant evaluation
/// and then stops. N must be 1, 4...19, 21 or 23; otherwise, compilation fails. There are no solutions for
/// N = 2 and N = 3. For other N, the search exceeds Clang's default limit; use
/// constructed_solution<N>, which is a different solution.
///
/// The largest evaluation, for N = 18, takes about a million steps in Clang.
///
///     static_assert(first_solution<8> == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
///     static_assert(first_solution<18>[17] == 9);
template <int N>
inline constexpr placement<detail::checked_first_solution_size<N>()> first_solution =
    detail::find_first_solution<detail::checked_first_solution_size<N>()>();

} // namespace ctqueens

#endif
