// SPDX-License-Identifier: BSL-1.0
// Asks the operating system about standard output. The CMake option CTQUEENS_POSIX selects
// either terminal_posix.cpp (the shell's only file that is not standard C++) or terminal_standard.cpp.
#ifndef CTQUEENS_SHELL_TERMINAL_HPP
#define CTQUEENS_SHELL_TERMINAL_HPP

namespace ctqueens::shell {

// Returns the width of the terminal in columns, or 0 if standard output is not a terminal.
int terminal_width() noexcept;

// Makes writes to a closed pipe or beyond the file size limit fail instead of terminating the program.
void report_failed_writes() noexcept;

} // namespace ctqueens::shell

#endif
