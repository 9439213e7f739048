// SPDX-License-Identifier: BSL-1.0
// error (GCC): static assertion failed
// error (Clang): failed due to requirement '1 + 1 == 3'
static_assert(1 + 1 == 3);
