// SPDX-License-Identifier: BSL-1.0
// The standard streams. main.cpp defines these functions.
#ifndef CTQUEENS_SHELL_STREAMS_HPP
#define CTQUEENS_SHELL_STREAMS_HPP

#include <string>

namespace ctqueens::shell {

std::string read_standard_input();              // refuses more than 64 MiB
void print(const std::string& text);            // to standard output, at once
void print_error(const char* message) noexcept; // as a line, with the name of the program

} // namespace ctqueens::shell

#endif
