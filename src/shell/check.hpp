// SPDX-License-Identifier: BSL-1.0
// Checks a placement that the user gives.
#ifndef CTQUEENS_SHELL_CHECK_HPP
#define CTQUEENS_SHELL_CHECK_HPP

#include "output.hpp"

#include <string>

namespace ctqueens::shell {

// Says whether a placement, in digits, FEN or squares, is a solution, and which; or which two
// queens attack each other. Whether it is a solution. Throws bad_argument if it is malformed.
bool print_check(const std::string& placement, output& target);

} // namespace ctqueens::shell

#endif
