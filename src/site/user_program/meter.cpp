// SPDX-License-Identifier: BSL-1.0
// Meters the search my_search of the user's program for one N: the page looks for the smallest
// limit of evaluation steps with which this compiles.
#include "program.cpp"

#include "my_search.hpp"
#include "size.hpp" // constexpr int user_size

#include <ctqueens/work.hpp>

static_assert(ctqueens::work<ctqueens::site::user_size, ctqueens::site::user_search>.candidates >=
              0);
