// SPDX-License-Identifier: BSL-1.0
// Asks the operating system about standard output. The CMake option CTQUEENS_POSIX chooses
// terminal_posix.cpp, the only file of the shell that is not standard C++, or terminal_standard.cpp.
#ifndef CTQUEENS_SHELL_TERMINAL_HPP
#define CTQUEENS_SHELL_TERMINAL_HPP

namespace ctqueens::shell {

// The number of columns if standard output is a terminal, otherwise 0.
int terminal_width() noexcept;

// Makes a write to a closed pipe, or beyond the limit of a file's size, fail like any other write
// instead of ending the program.
void report_failed_writes() noexcept;

} // namespace ctqueens::shell

#endif
