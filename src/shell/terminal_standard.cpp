// SPDX-License-Identifier: BSL-1.0
// Standard C++ can't tell a terminal from a file, so everything is printed plainly.
#include "terminal.hpp"

namespace ctqueens::shell {

int terminal_width() noexcept
{
    return 0;
}

void report_failed_writes() noexcept {}

} // namespace ctqueens::shell
