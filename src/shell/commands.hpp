// SPDX-License-Identifier: BSL-1.0
// The commands. Each is a function that appends its output to `out` and returns the program's exit
// status, which a write error overrides. Nothing is written before the command returns, so it can throw
// bad_argument at any point to reject an argument.
#ifndef CTQUEENS_SHELL_COMMANDS_HPP
#define CTQUEENS_SHELL_COMMANDS_HPP

#include <string>

namespace ctqueens::shell {

struct arguments;

using command = int (*)(const arguments& given, std::string& out);

// Prints solutions, or the puzzle as a formula for other solvers. Runs if no command is given.
int print_solutions(const arguments& given, std::string& out);

// `count`: prints the number of solutions for each N.
int print_counts(const arguments& given, std::string& out);

// `searches`: prints the searches with their work counts.
int print_searches(const arguments& given, std::string& out);

// `replay NAME`: prints exactly what an article's program writes to standard output. The exception is
// `backtracking`, which prints all solutions in the form of the two that the article shows.
int print_replay(const arguments& given, std::string& out);

// Returns the names that `replay` accepts, as a list: "a, b, c".
std::string replay_names();

// `trace SEARCH`: prints a search step by step.
int print_trace(const arguments& given, std::string& out);

// Returns the names of the formats that `trace` accepts, as a list: "a, b, c".
std::string step_format_names();

// `orbit K`: prints a solution and its images under the symmetries of the square.
int print_orbit(const arguments& given, std::string& out);

// `check PLACEMENT`: prints which solution the placement is, or two queens that attack each other. The
// exit status is 1 if the placement is not a solution.
int print_check(const arguments& given, std::string& out);

} // namespace ctqueens::shell

#endif
