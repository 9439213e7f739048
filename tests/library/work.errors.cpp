// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/search.hpp>
#include <ctqueens/work.hpp>

// case of_0: ctqueens: work<N, Search> needs N from 1 to 11
// N = 0
constexpr auto counts = ctqueens::work<0, ctqueens::search::bitmask>;

// case of_12: ctqueens: work<N, Search> needs N from 1 to 11
// N = 12
constexpr auto counts = ctqueens::work<12, ctqueens::search::bitmask>;

// case of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column,
//     observer)
// check_search<int>|Search = int
constexpr auto counts = ctqueens::work<8, int>;

// case of_permutation_9: ctqueens: work<N, Search> needs N from 1 to Search::max_size
// N = 9
constexpr auto counts = ctqueens::work<9, ctqueens::search::permutation>;
