// SPDX-License-Identifier: BSL-1.0
// Meters the search my_search of the reader's program for one N: the page looks for the smallest
// limit of evaluation steps with which this compiles.
#include "program.cpp"

#include "my_search.hpp"
#include "size.hpp" // constexpr int reader_size

#include <ctqueens/work.hpp>

static_assert(
    ctqueens::work<ctqueens::site::reader_size, ctqueens::site::reader_search>.candidates >= 0);
