// SPDX-License-Identifier: BSL-1.0
// What must be true of a table, as constant expressions that fit the compilers' default limits.
#ifndef CTQUEENS_TESTS_CHECKS_HPP
#define CTQUEENS_TESTS_CHECKS_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens::checks {

/// Whether `first` comes before `second` in lexicographic order.
template <int N>
constexpr bool precedes(const placement<N>& first, const placement<N>& second)
{
    for (int row = 0; row < N; ++row) {
        if (first[row] != second[row]) {
            return first[row] < second[row];
        }
    }
    return false;
}

/// Whether no two queens attack each other, with a flag for each line: a different method from
/// is_solution().
template <int N>
constexpr bool is_solution_by_flags(const placement<N>& queens)
{
    unsigned columns = 0;
    unsigned falling = 0;
    unsigned rising = 0;
    for (int row = 0; row < N; ++row) {
        const int column = queens[row];
        if (column >= N || (columns >> column & 1) != 0 ||
            (falling >> (column - row + N) & 1) != 0 || (rising >> (row + column) & 1) != 0) {
            return false;
        }
        columns |= 1u << column;
        falling |= 1u << (column - row + N);
        rising |= 1u << (row + column);
    }
    return true;
}

/// Rows [first, last) of a table: each is a solution and comes before the next, so that no two are
/// the same.
template <int N>
constexpr bool are_ascending_solutions(const table<N>& all, std::size_t first, std::size_t last)
{
    for (std::size_t index = first; index < last; ++index) {
        if (!is_solution_by_flags(all[index]) || (N <= 8 && !is_solution(all[index])) ||
            (index + 1 < all.size() && !precedes(all[index], all[index + 1]))) {
            return false;
        }
    }
    return true;
}

// Two hundred rows are one constant evaluation.
inline constexpr std::size_t chunk = 200;

template <int N, std::size_t first>
inline constexpr bool chunk_is_good = are_ascending_solutions(
    solutions<N>, first, first + chunk < table<N>::size() ? first + chunk : table<N>::size());

/// All rows of the default table.
template <int N, std::size_t first = 0>
constexpr bool default_table_is_good()
{
    if constexpr (first < table<N>::size()) {
        return chunk_is_good<N, first> && default_table_is_good<N, first + chunk>();
    } else {
        return true;
    }
}

} // namespace ctqueens::checks

#endif
