// SPDX-License-Identifier: BSL-1.0
// By Clang's count, these tables take fewer than 100,000 steps per evaluation, MSVC's documented
// default limit.
#include <ctqueens/solutions.hpp>

static_assert(ctqueens::solutions<8>.size() == 92);
static_assert(ctqueens::solutions<10>.size() == 724);
