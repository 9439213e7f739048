// SPDX-License-Identifier: BSL-1.0
// The commands. Each is a function that appends its output to `out` and returns the program's exit
// status, which applies if the output can be written. Nothing is written before the command returns, so
// it can also reject an argument by throwing bad_argument.
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

// `replay NAME`: prints exactly what the program in the article writes to standard output. The exception
// is `backtracking`: the article shows only two boards, but the replay prints all of them.
int print_replay(const arguments& given, std::string& out);

// Returns the names that `replay` accepts: "a, b, c".
std::string replay_names();

// `trace SEARCH`: prints a search step by step.
int print_trace(const arguments& given, std::string& out);

// Returns the formats that `trace` accepts: "a, b, c".
std::string step_format_names();

// `orbit K`: prints a solution and its images under the symmetries of the square.
int print_orbit(const arguments& given, std::string& out);

// `check PLACEMENT`: prints the number of the solution, or two queens that attack each other. The exit
// status is 1 if the placement is not a solution.
int print_check(const arguments& given, std::string& out);

} // namespace ctqueens::shell

#endif
