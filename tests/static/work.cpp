// SPDX-License-Identifier: BSL-1.0
// How much work the searches do, for N = 8 if nothing else is said.
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

// A known number: the nodes of the search tree with the empty board.
static_assert(work<search::bitmask, 8>.candidates == 2'057);

// The three searches that differ only in how they test a square try the same squares.
inline constexpr work_counts pairwise = work<search::backtracking, 8>;
inline constexpr work_counts flags = work<search::occupancy, 8>;
inline constexpr work_counts lines = work<search::board_scan, 8>;
static_assert(pairwise == work_counts{15'720, 46'752, 2'056, 92});
static_assert(flags == work_counts{15'720, 15'720, 2'056, 92});
static_assert(lines == work_counts{15'720, 4 * 15'720, 2'056, 92});

// They go back as often as there are nodes below the empty board; eight squares are tried at each
// node that is not complete.
inline constexpr work_counts nodes = work<search::bitmask, 8>;
static_assert(nodes == work_counts{2'057, 2'057 - 92, 2'057 - 1, 92});
static_assert(pairwise.candidates == 8 * nodes.conflict_tests);
static_assert(pairwise.backtracks == nodes.backtracks);

// Nodes of the swap recursion: 6 + 6*5 + … + 6! + 6!, the last queen having no choice; of the
// exhaustive search: 6 + 6^2 + 6^3 + 6^4. (For N = 8 they are in golden/searches.txt.)
static_assert(work<search::permutation, 6> == work_counts{720, 1'956, 1'956, 4});
static_assert(work<search::exhaustive, 6> == work_counts{46'656, 1'554, 1'554, 4});

// Counted in the article's program, by hand-written counters.
static_assert(work<search::iterative, 8> == work_counts{15'352, 76'446, 1'964, 92});

// Small boards: 3^3 and 2^2 assignments (the latter without lanes), 4! permutations, one square.
static_assert(work<search::exhaustive, 3>.candidates == 27);
static_assert(work<search::exhaustive, 2>.candidates == 4);
static_assert(work<search::permutation, 4>.candidates == 24);
static_assert(work<search::bitmask, 1> == work_counts{2, 1, 1, 1});
