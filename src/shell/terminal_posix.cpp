// SPDX-License-Identifier: BSL-1.0
#include "terminal.hpp"

#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

namespace ctqueens::shell {

int terminal_width() noexcept
{
    if (isatty(STDOUT_FILENO) == 0) {
        return 0;
    }
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return size.ws_col;
    }
    int columns = 0;
    if (const char* text = std::getenv("COLUMNS")) {
        std::from_chars(text, text + std::strlen(text), columns);
    }
    return columns > 0 ? columns : 80;
}

void report_failed_writes() noexcept
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace ctqueens::shell
