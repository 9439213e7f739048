// SPDX-License-Identifier: BSL-1.0
// The output of most commands.
#ifndef CTQUEENS_SHELL_PRINT_HPP
#define CTQUEENS_SHELL_PRINT_HPP

#include "arguments.hpp"
#include "output.hpp"

namespace ctqueens::shell {

void print_solutions(const arguments& given, output& target);

// Prints the puzzle, with queens on the given squares, as a formula for other solvers.
void print_puzzle(const arguments& given, output& target);

// Prints a solution and its images under the symmetries of the square.
void print_orbit(const arguments& given, output& target);

// Prints the number of solutions for each N.
void print_counts(output& target);

// Prints the searches with their work counts.
void print_searches(output& target);

} // namespace ctqueens::shell

#endif
