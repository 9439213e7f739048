// SPDX-License-Identifier: BSL-1.0
// Standard C++ cannot tell a terminal from a file, so boards are never put side by side or coloured.
#include "terminal.hpp"

namespace ctqueens::shell {

int terminal_width() noexcept
{
    return 0;
}

void report_failed_writes() noexcept {}

} // namespace ctqueens::shell
