// SPDX-License-Identifier: BSL-1.0
#define CTQUEENS_WIDE_INTEGERS 0
#include <ctqueens/count.hpp>

// case count_of_17: ctqueens: solution_count<N> needs N from 0 to 16 with this compiler; 17 and 18
//     need wide integers
// N = 17
constexpr auto all = ctqueens::solution_count<17>;
