// SPDX-License-Identifier: BSL-1.0
// The commands.
#ifndef CTQUEENS_SHELL_COMMANDS_HPP
#define CTQUEENS_SHELL_COMMANDS_HPP

#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

struct arguments;

// Solutions, or the puzzle as a formula for other solvers; without a command.
int print_solutions(const arguments& given, std::string& out);

// `orbit K`: a solution and its images under the symmetries of the square.
int print_orbit(const arguments& given, std::string& out);

// `count`: the number of solutions for each N.
int print_counts(const arguments& given, std::string& out);

// `searches`: the searches with their work counts.
int print_searches(const arguments& given, std::string& out);

// `trace SEARCH`: a search step by step.
int print_trace(const arguments& given, std::string& out);

// `check PLACEMENT`: which solution it is, or two queens that attack each other. The exit status is 1 if it is not
// a solution. `check -` reads placements from standard input, one a line, and answers one a line.
int print_check(const arguments& given, std::string& out);

// `replay NAME`: exactly what an article's program writes to standard output. The exception is `backtracking`,
// which writes all solutions in the form of the two that the article shows.
int print_replay(const arguments& given, std::string& out);
std::vector<std::string_view> replay_names();

} // namespace ctqueens::shell

#endif
