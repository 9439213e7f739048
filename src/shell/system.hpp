// SPDX-License-Identifier: BSL-1.0
// What the program needs from the operating system. Only system.cpp uses more than standard C++.
#ifndef CTQUEENS_SHELL_SYSTEM_HPP
#define CTQUEENS_SHELL_SYSTEM_HPP

#include <string>
#include <vector>

namespace ctqueens::shell {

// Makes standard output write bytes unchanged, and the terminal display UTF-8.
void prepare_output() noexcept;

// Returns the arguments in UTF-8, without the name of the program.
std::vector<std::string> arguments_of(int argc, char** argv);

// Returns the width of the terminal in columns, or 0 if standard output is not a terminal.
int terminal_width() noexcept;

// Returns whether a write that failed may have failed because the reader of a pipe has ended.
bool may_be_closed_pipe() noexcept;

} // namespace ctqueens::shell

#endif
