// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/parse.hpp>
using namespace ctqueens;

// case dereferenced: constexpr
// dereferenced_a_failed_parse
// A digit is missing.
constexpr auto queens = *from_digits<8>("1586372");
