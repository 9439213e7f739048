// SPDX-License-Identifier: BSL-1.0
// Asks the operating system about standard output. The CMake option CTQUEENS_POSIX selects
// either terminal_posix.cpp (the shell's only file that is not standard C++) or terminal_standard.cpp.
#ifndef CTQUEENS_SHELL_TERMINAL_HPP
#define CTQUEENS_SHELL_TERMINAL_HPP

namespace ctqueens::shell {

// Returns the number of columns if standard output is a terminal, and 0 otherwise.
int terminal_width() noexcept;

// Makes writes to a closed pipe or beyond the file size limit fail like other writes, instead of
// terminating the program.
void report_failed_writes() noexcept;

} // namespace ctqueens::shell

#endif
