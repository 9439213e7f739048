// SPDX-License-Identifier: BSL-1.0
// The default tables have each solution, in order. (For N from 9 to 12,
// c_interface/answers.run.cpp shows that the rows are different solutions, and as many as
// published.)
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

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
static_assert(are_whole<1, 2, 3, 4, 5, 6, 7, 8>);
