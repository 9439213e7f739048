// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/parse.hpp>
using namespace ctqueens;

// case dereferenced: constexpr
// dereferenced_a_failed_parse
// A digit is missing.
constexpr auto queens = *from_digits<8>("1586372");

// case square_of_0: ctqueens: squares need N from 1 to 26 (one letter per file)
// square_from<0>|N = 0
constexpr auto at = square_from<0>("a1");
