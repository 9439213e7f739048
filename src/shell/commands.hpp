// SPDX-License-Identifier: BSL-1.0
// The commands. Each is a function that appends its output to `out` and returns the exit status of the
// program if this can be written. Nothing is written before, so they may also refuse an argument: they
// throw bad_argument.
#ifndef CTQUEENS_SHELL_COMMANDS_HPP
#define CTQUEENS_SHELL_COMMANDS_HPP

#include <string>

namespace ctqueens::shell {

struct arguments;

using command = int (*)(const arguments& given, std::string& out);

// Without a command: prints solutions, or the puzzle as a formula for other solvers.
int print_solutions(const arguments& given, std::string& out);

// `count`: prints the number of solutions for each N.
int print_counts(const arguments& given, std::string& out);

// `searches`: prints the searches with their work counts.
int print_searches(const arguments& given, std::string& out);

// `replay NAME`: prints exactly what the program in the article writes to standard output. `backtracking`
// is the exception: the article shows two boards, the replay prints all.
int print_replay(const arguments& given, std::string& out);

// The names that `replay` takes: "a, b, c".
std::string replay_names();

// `trace SEARCH`: prints steps of a search.
int print_trace(const arguments& given, std::string& out);

// The formats that `trace` takes: "a, b, c".
std::string step_format_names();

// `orbit K`: prints a solution and its images under the symmetries of the square.
int print_orbit(const arguments& given, std::string& out);

// `check PLACEMENT`: prints the number of the solution, or two queens that attack each other. The exit
// status is 1 if the placement is not a solution.
int print_check(const arguments& given, std::string& out);

} // namespace ctqueens::shell

#endif
