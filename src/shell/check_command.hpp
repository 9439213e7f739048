// SPDX-License-Identifier: BSL-1.0
// The command `check`.
#ifndef CTQUEENS_SHELL_CHECK_COMMAND_HPP
#define CTQUEENS_SHELL_CHECK_COMMAND_HPP

#include "option_values.hpp"
#include "output.hpp"

namespace ctqueens::shell {

// Reads the placement, in any plain-text format of the shell. Throws bad_argument if it is malformed.
void read_check(const raw_arguments& raw, arguments& given);

// Prints the number of the solution, or two queens that attack each other. Returns whether the placement is
// a solution.
bool print_check(const arguments& given, output& target);

} // namespace ctqueens::shell

#endif
