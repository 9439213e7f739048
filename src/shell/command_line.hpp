// SPDX-License-Identifier: BSL-1.0
// The commands and options, in the order in which the help shows them.
#ifndef CTQUEENS_SHELL_COMMAND_LINE_HPP
#define CTQUEENS_SHELL_COMMAND_LINE_HPP

#include "arguments.hpp"

#include <span>

namespace ctqueens::shell {

struct option
{
    std::string_view name;
    char letter;                // 0 for none
    std::string_view value;     // the name of its value; empty if it has none
    std::string_view about;     // {…} stands for the names of a registry
    std::optional<std::string> arguments::*text; // null for --having
};

struct described_command
{
    std::string_view name; // empty for what is done without a command
    std::string_view operand;
    std::string_view about;
    command print;
    std::vector<option> options;
    std::string_view more; // what the help of this command ends with
};
const std::vector<described_command>& commands();

// The options that every command has.
std::span<const option> common_options();

// Returns the command with this name, or refuses it.
const described_command& command_named(std::string_view name);

// Reads a command line. `print` of the result may be the help or the version.
arguments parse(int argc, const char* const* argv);

// The help, or that of a command.
std::string help();
std::string help(const described_command& which);

} // namespace ctqueens::shell

#endif
