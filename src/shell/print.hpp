// SPDX-License-Identifier: BSL-1.0
// What the shell prints, except the replays of the articles.
#ifndef CTQUEENS_SHELL_PRINT_HPP
#define CTQUEENS_SHELL_PRINT_HPP

#include "arguments.hpp"
#include "output.hpp"

namespace ctqueens::shell {

// The solutions that the arguments ask for.
void print_solutions(const arguments& given, output& target);

// The puzzle of a size, with queens on some squares, as a formula for other solvers.
void print_puzzle(const arguments& given, output& target);

// A solution and its images under the symmetries of the square.
void print_orbit(const arguments& given, output& target);

// A table of N and the number of solutions.
void print_counts(output& target);

// The searches with their work counts.
void print_searches(output& target);

} // namespace ctqueens::shell

#endif
