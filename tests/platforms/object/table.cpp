// SPDX-License-Identifier: BSL-1.0
// An object that has the table.
#include <ctqueens/solutions.hpp>

const void* table();

const void* table() { return &ctqueens::solutions<8>; }
