// SPDX-License-Identifier: BSL-1.0
// The tables of commands and options, from which the command line is read and the help is written.
#ifndef CTQUEENS_SHELL_COMMANDS_HPP
#define CTQUEENS_SHELL_COMMANDS_HPP

#include "arguments.hpp"
#include "names.hpp"

#include <span>

namespace ctqueens::shell {

// Appends the output of a command to `out` and returns the exit status, or refuses arguments that
// are not allowed. Nothing is printed before it returns, except by `check -`.
using command_function = int(const arguments& given, std::string& out);
command_function run_solutions, run_orbit, run_check, run_trace, run_searches, run_counts,
    run_replay, run_help, run_version;
name_list article_programs(); // the names that `replay` takes

// Writes to standard output at once.
void print(const std::string& text);

struct command {
    std::string_view name;
    std::string_view operand; // in brackets if it can be left out
    command_function* run;
    std::string_view about;
};
std::span<const command> commands(); // the first is the default

// An option of a command or, without dashes, its operand.
struct option {
    command_function* of; // the command; null for all
    std::string_view name;
    char letter;            // 0 for none
    std::string_view value; // the name of its value; empty if it has none
    std::string_view about;
    name_list (*values)() = nullptr; // the values that are allowed; described after a colon

    bool is_operand() const { return !name.starts_with('-'); }
    bool belongs_to(const command& which) const { return of == nullptr || of == which.run; }
};
std::span<const option> options(); // those of all commands are last

// A command with its arguments, as read from a command line.
struct command_line {
    command_function* run;
    arguments given;
};

// Reads the words after the name of the program. Refuses those that are not valid.
command_line parse(std::span<const std::string> words);

} // namespace ctqueens::shell

#endif
