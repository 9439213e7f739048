// SPDX-License-Identifier: BSL-1.0
// error (GCC): array subscript value '92' is outside the bounds of array
// error (Clang): cannot access field of pointer past the end of object
#include "07_tables.cpp"

static_assert(solutions<8>.rows[92].columns[0] == 0); // rows are numbered from 0 to 91
