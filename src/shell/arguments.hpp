// SPDX-License-Identifier: BSL-1.0
// The command line of the shell.
#ifndef CTQUEENS_SHELL_ARGUMENTS_HPP
#define CTQUEENS_SHELL_ARGUMENTS_HPP

#include "commands.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace ctqueens::shell {

// A command and its arguments, as the user typed them. Commands convert the arguments with the functions
// in option_values.hpp.
struct arguments
{
    command print = print_solutions;
    std::string operand; // the operand of the command: K, NAME, SEARCH or PLACEMENT
    std::optional<std::string> size;
    std::optional<std::string> format;
    std::optional<std::string> solution;
    std::optional<std::string> order;
    bool fundamental = false;
    std::vector<std::string> having;
    std::optional<std::string> steps;
    std::optional<std::string> until_solution;
    std::optional<std::string> output;
    std::string message; // the output of --help or --version
};

// Thrown if an argument is not allowed; what() names the argument and the allowed values.
class bad_argument : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Parses the command line. Throws bad_argument if an argument is not allowed.
arguments parse(int argc, const char* const* argv);

} // namespace ctqueens::shell

#endif
