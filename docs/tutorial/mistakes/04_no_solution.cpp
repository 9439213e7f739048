// SPDX-License-Identifier: BSL-1.0
// error (GCC): call to non-'constexpr' function 'void there_is_no_solution()'
// error (Clang): non-constexpr function 'there_is_no_solution' cannot be used
#include "04_backtracking.hpp"

constexpr placement<3> queens = first_solution<3>();
