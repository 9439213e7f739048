// SPDX-License-Identifier: BSL-1.0
// What standard C++ cannot do. The CMake option CTQUEENS_POSIX selects system_posix.cpp (the program's only file
// that is not standard C++) or system_standard.cpp.
#ifndef CTQUEENS_SHELL_SYSTEM_HPP
#define CTQUEENS_SHELL_SYSTEM_HPP

#include <string>

namespace ctqueens::shell {

// Returns the width of the terminal in columns, or 0 if standard output is not a terminal.
int terminal_width() noexcept;

// Makes writes to a closed pipe or beyond the file size limit fail instead of ending the program.
void report_failed_writes() noexcept;

// Ends the program if standard output was a pipe that has been closed, quietly, as other filters end.
void end_at_closed_pipe(int error) noexcept;

// Writes to a file. A regular file is replaced as a whole, or left unchanged if anything fails; others, such as
// pipes and devices, are written to directly. Returns errno, or 0.
int write_file(const std::string& name, const std::string& text);

} // namespace ctqueens::shell

#endif
