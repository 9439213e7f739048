// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/first_solution.hpp>

// case constructed_2: ctqueens: constructed_solution<N> needs N = 1 or N from 4 to 255
// <2>|= 2[^0-9]
const auto& queens = ctqueens::constructed_solution<2>;

// case constructed_256: ctqueens: constructed_solution<N> needs N = 1 or N from 4 to 255
// <256>|= 256[^0-9]
const auto& queens = ctqueens::constructed_solution<256>;

// case first_of_20: ctqueens: first_solution<N> needs N = 1, 4...19, 21, 23 or 25
// <20>|= 20[^0-9]
const auto& queens = ctqueens::first_solution<20>;

// case first_of_3: ctqueens: first_solution<N> needs N = 1, 4...19, 21, 23 or 25
// <3>|= 3[^0-9]
const auto& queens = ctqueens::first_solution<3>;
