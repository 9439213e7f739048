// SPDX-License-Identifier: BSL-1.0
// The tables of commands, operands and options, from which the command line is read and the help is
// written.
#ifndef CTQUEENS_SHELL_COMMANDS_HPP
#define CTQUEENS_SHELL_COMMANDS_HPP

#include "arguments.hpp"

#include <span>

namespace ctqueens::shell {

// Appends the output of a command to `out` and returns the exit status, or refuses arguments that
// are not allowed. Nothing is printed before it returns, except by `check -`.
using command_function = int(const arguments& given, std::string& out);
command_function run_solutions, run_orbit, run_check, run_trace, run_searches, run_count,
    run_replay, run_help, run_version;
name_list article_programs(); // the names that `replay` takes

struct command {
    std::string_view name;
    std::string_view operand; // in brackets if it can be left out
    command_function* run;
    std::string_view about;
};
std::span<const command> commands(); // the first is the default

// How the help shows the allowed names: as a list, or each with an explanation.
enum class name_style { listed, explained };

// What the help says about an operand or an option.
struct description {
    std::string_view text;
    name_list (*names)() = nullptr; // the allowed names, shown after the text; null: no list
    name_style style = name_style::listed;
};

// A form of a command's operand.
struct operand {
    command_function* of;
    std::string_view form;
    description about;
};
std::span<const operand> operands();

struct option {
    command_function* of = nullptr; // the command; null for all
    std::string_view name;
    char letter = '\0';       // none
    std::string_view value{}; // the name of its value; empty if it has none
    description about;
    bool may_be_repeated = false;

    bool belongs_to(const command& which) const { return of == nullptr || of == which.run; }
};
// Options of the same name, which several commands have, are adjacent. Those of all commands are
// last.
std::span<const option> options();

// Runs the command that the words after the name of the program ask for, prints its output or why
// they are refused, and returns the exit status.
int run(std::span<const std::string> words);

} // namespace ctqueens::shell

#endif
