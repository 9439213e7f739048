// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/symmetry.hpp>

// case fundamental_of_13: ctqueens: solutions<N> needs N from 1 to 12
// N = 13
auto& all = ctqueens::fundamental_solutions<13>;
