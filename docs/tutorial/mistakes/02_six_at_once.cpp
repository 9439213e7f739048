// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
#include "02_exhaustive.hpp"

static_assert(search_all<6>().solutions == 4);
