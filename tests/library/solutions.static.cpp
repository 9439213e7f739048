// SPDX-License-Identifier: BSL-1.0
// The default tables of all sizes: every row is a solution, no two rows are the same, and none is
// missing.
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// Whether `first` comes before `second` in lexicographic order.
template <int N> constexpr bool precedes(const placement<N>& first, const placement<N>& second) {
    for (int row = 0; row < N; ++row) {
        if (first[row] != second[row]) return first[row] < second[row];
    }
    return false;
}

// Whether no two queens attack each other, with a flag for each line: a different method from
// is_solution().
template <int N> constexpr bool is_solution_by_flags(const placement<N>& queens) {
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

// Rows [first, last) of a table: each is a solution and comes before the next, so that no two are
// the same.
template <int N>
constexpr bool are_ascending_solutions(const table<N>& all, std::size_t first, std::size_t last) {
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

// All rows of the default table.
template <int N, std::size_t first = 0> constexpr bool default_table_is_good() {
    if constexpr (first < table<N>::size()) {
        return chunk_is_good<N, first> && default_table_is_good<N, first + chunk>();
    } else {
        return true;
    }
}

// The test below is stronger, for N up to 9.
static_assert(default_table_is_good<10>());
static_assert(default_table_is_good<11>());
static_assert(default_table_is_good<12>());

// The first and the last are the well-known ones.
static_assert(solutions<8>[0] == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
static_assert(solutions<8>[91] == placement<8>{{7, 3, 0, 2, 5, 1, 6, 4}});

// No solution is missing: a search with nothing but attacks(), which tries every column of every
// row, finds the rows of the table, one after the other, and nothing else.
template <int N> struct plain_search {
    placement<N> queens{};
    std::size_t found = 0; // rows of the table so far

    constexpr bool is_attacked(square at) const {
        for (int row = 0; row < at.row; ++row) {
            if (attacks({row, queens[row]}, at)) return true;
        }
        return false;
    }
    // Tries all columns of `row`. Returns whether every solution is the next row of the table.
    constexpr bool fill(int row) {
        if (row == N) return found < solutions<N>.size() && solutions<N>[found++] == queens;
        for (int column = 0; column < N; ++column) {
            if (is_attacked({row, column})) continue;
            queens.put({row, column});
            if (!fill(row + 1)) return false;
        }
        return true;
    }
};

// The table has each solution whose first queen is in one column. An evaluation for each column
// stays within the compilers' limits.
template <int N, int first_column> constexpr bool has_all_solutions() {
    plain_search<N> search;
    search.queens.put({0, first_column});
    while (search.found < solutions<N>.size() && solutions<N>[search.found][0] < first_column)
        ++search.found;
    const bool are_next = search.fill(1);
    return are_next &&
           (search.found == solutions<N>.size() || solutions<N>[search.found][0] > first_column);
}
template <int N, int first_column>
inline constexpr bool shard_is_whole = has_all_solutions<N, first_column>();
template <int N, int... column> constexpr bool is_whole_table(detail::index_list<column...>) {
    return (shard_is_whole<N, column> && ...);
}
template <int... N> constexpr bool are_whole = (is_whole_table<N>(detail::indices<N>) && ...);
static_assert(are_whole<1, 2, 3, 4, 5, 6, 7, 8, 9>); // N = 10 exceeds Clang's limit
