// SPDX-License-Identifier: BSL-1.0
// error (GCC): the value of 'column' is not usable in a constant expression
// error (Clang): read of non-const variable 'column' is not allowed in a constant expression
int column = 4;

static_assert(column == 4);
