// SPDX-License-Identifier: BSL-1.0
// Checks a placement that the user gives.
#ifndef CTQUEENS_SHELL_CHECK_COMMAND_HPP
#define CTQUEENS_SHELL_CHECK_COMMAND_HPP

#include "option_values.hpp"
#include "output.hpp"

namespace ctqueens::shell {

// Reads the operand of `check`, a placement in any format that the shell writes as plain text. Throws
// bad_argument if it is malformed.
void read_check(const raw_arguments& raw, arguments& given);

// Prints which solution the placement is, or which two queens attack each other. Returns whether it is
// a solution.
bool print_check(const arguments& given, output& target);

} // namespace ctqueens::shell

#endif
