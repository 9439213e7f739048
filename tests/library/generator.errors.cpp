// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/generator.hpp>

// case permutations_of_0: ctqueens: placement<N> needs N from 1 to 255
// <0>|= 0[^0-9]
ctqueens::permutation_generator<0> orders;

// case solutions_of_256: ctqueens: placement<N> needs N from 1 to 255
// <256>|= 256[^0-9]
ctqueens::solution_generator<256> all;
