// SPDX-License-Identifier: BSL-1.0
// How much work the searches do. (tests/shell/golden/searches.txt has it for N = 8.)
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

// The three searches that differ only in how they compare place the same queens, and go back from
// each that is not attacked: the nodes of the search tree below the empty board.
inline constexpr work_counts pairwise = work<6, search::backtracking>;
inline constexpr work_counts flags = work<6, search::occupancy>;
inline constexpr work_counts lines = work<6, search::board_scan>;
static_assert(pairwise == work_counts{894, 2'016, 152, 4});
static_assert(flags == work_counts{894, 894, 152, 4});
static_assert(lines == work_counts{894, 3'576, 152, 4});

// Bitmask places only these. Six squares are tried below each that is not complete, and in the
// first row.
inline constexpr work_counts nodes = work<6, search::bitmask>;
static_assert(nodes == work_counts{152, 152, 152, 4});
static_assert(pairwise.candidates == 6 * (1 + nodes.candidates - nodes.solutions));

static_assert(work<6, search::iterative> == work_counts{882, 3'250, 152, 4});

// Queens placed by the swap recursion: 6 + 6*5 + … + 6! + 6!, since the last queen has no choice;
// by the exhaustive search: N + N^2 + … + N^N. It backtracks from all but the rejected ones.
static_assert(work<6, search::permutation> == work_counts{1'956, 3'010, 1'240, 4});
static_assert(work<5, search::exhaustive> == work_counts{3'905, 6'321, 780 + 10, 10});

// For N > 6, the work of the exhaustive search is computed from that of backtracking.
template <int N> constexpr work_counts computed_work() noexcept {
    work_counts all;
    for (int first_column = 0; first_column < N; ++first_column) {
        detail::exhaustive_work<N> counter;
        search::backtracking::run<N>(first_column, counter);
        all.candidates += counter.counts.candidates;
        all.conflict_tests += counter.counts.conflict_tests;
        all.backtracks += counter.counts.backtracks;
        all.solutions += counter.counts.solutions;
    }
    return all;
}
static_assert(computed_work<4>() == work<4, search::exhaustive>);
static_assert(computed_work<5>() == work<5, search::exhaustive>);
static_assert(work<7, search::exhaustive> == work_counts{960'799, 2'196'627, 137'256 + 40, 40});

// Small boards.
static_assert(work<2, search::exhaustive> == work_counts{2 + 4, 4, 2, 0});
static_assert(work<1, search::permutation> == work_counts{1, 0, 1, 1});
static_assert(work<1, search::bitmask> == work_counts{1, 1, 1, 1});
