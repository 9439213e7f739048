// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/trace_text.hpp>
using namespace ctqueens;

// case rendered_steps_257: ctqueens: text::steps::rendered needs a part of at most 256 steps
// \{257\}
constexpr auto text =
    text::steps::rendered<text::steps::json, 8, search::bitmask, first_steps{257}>;

// case rendered_steps_of_0: ctqueens: a trace needs N from 1 to Search::max_size
// N = 0
constexpr auto text = text::steps::rendered<text::steps::json, 0, search::bitmask, first_steps{2}>;

// case below_5_queens_of_4: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 1, 3, 0, 2, 1
constexpr auto steps = trace<4, search::bitmask, below{1, 3, 0, 2, 1}>;

// case below_column_8: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// 0, 8
constexpr auto steps = trace<8, search::bitmask, below{0, 8}>;

// case below_nothing: ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1
// below<0>|below\{\}
constexpr auto steps = trace<8, search::bitmask, below{}>;

// case of_0: ctqueens: a trace needs N from 1 to Search::max_size
// N = 0
constexpr auto steps = trace<0, search::bitmask, first_steps{1}>;

// case of_4097_steps: ctqueens: first_steps{K} needs K from 1 to 4096
// \{4097\}
constexpr auto steps = trace<8, search::bitmask, first_steps{4097}>;

// case of_9: ctqueens: a trace needs N from 1 to Search::max_size
// N = 9
constexpr auto steps = trace<9, search::exhaustive, first_steps{1}>;

// case of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column,
//     observer)
// check_search<int>|Search = int
constexpr auto steps = trace<8, int, first_steps{1}>;

// case of_no_steps: ctqueens: first_steps{K} needs K from 1 to 4096
// first_steps\{(int )?0\}
constexpr auto steps = trace<8, search::bitmask, first_steps{0}>;

// case of_number: ctqueens: a part of a search must be first_steps{K}, until_solution{J} or
//     below{columns...}
// bitmask, 100>
constexpr auto steps = trace<8, search::bitmask, 100>;

// case steps_of_no_search: ctqueens: a search needs the members name, max_size and
//     run<N>(first_column, observer)
// check_search<int>|Search = int
constexpr int count = write_steps<8, int>(first_steps{1}, nullptr, 1);

// case steps_of_9: ctqueens: a trace needs N from 1 to Search::max_size
// N = 9
constexpr int count = write_steps<9, search::exhaustive>(first_steps{1}, nullptr, 1);

// case steps_of_number: ctqueens: a part of a search must be first_steps{K}, until_solution{J} or
//     below{columns...}
// Part = int|check_traced_search<8, [^,]*, int>
constexpr int count = write_steps<8, search::bitmask>(100, nullptr, 1);

// case steps_below_5_queens_of_4: constexpr
// traced_an_invalid_part
constexpr int count = write_steps<4, search::bitmask>(below{1, 3, 0, 2, 1}, nullptr, 1);

// case too_long: ctqueens: this part of the search has more than 4096 steps
// until_solution\{92\}
constexpr auto steps = trace<8, search::backtracking, until_solution{92}>;

// case until_solution_0: ctqueens: until_solution{J} needs J from 1 to the number of solutions
// until_solution\{0\}
constexpr auto steps = trace<6, search::bitmask, until_solution{0}>;

// case until_solution_5: ctqueens: until_solution{J} needs J from 1 to the number of solutions
// until_solution\{5\}
constexpr auto steps = trace<6, search::bitmask, until_solution{5}>;
