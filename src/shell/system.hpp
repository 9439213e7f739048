// SPDX-License-Identifier: BSL-1.0
// What the program needs from the operating system. Only system.cpp, which defines these functions,
// uses more than standard C++. The fuzz target has its own definitions.
#ifndef CTQUEENS_SHELL_SYSTEM_HPP
#define CTQUEENS_SHELL_SYSTEM_HPP

#include <string>
#include <vector>

namespace ctqueens::shell {

// On Windows, disables newline translation, and switches the console to UTF-8.
void prepare_output() noexcept;
std::vector<std::string> arguments_of(int argc, char** argv); // in UTF-8, without the first
int terminal_width() noexcept; // in columns; 0 if standard output is not a terminal

} // namespace ctqueens::shell

#endif
