// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit
#include "../code/09_symmetry.cpp"

// [ten_queens]
static_assert(count_orbits<10>().orbits == 92); // right, but too much for one evaluation
// [/ten_queens]
