// SPDX-License-Identifier: BSL-1.0
// What the words of the command line mean. What is not allowed is refused, with what is.
#ifndef CTQUEENS_SHELL_OPTION_VALUES_HPP
#define CTQUEENS_SHELL_OPTION_VALUES_HPP

#include "arguments.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctqueens::shell {

// The options as they were written.
struct raw_arguments
{
    std::string size;
    std::string format;
    std::string solution;
    std::string order;
    std::vector<std::string> having;
    std::string article;
    std::string orbit;
    std::string search;
    std::string placement;
    std::optional<std::string> steps;
    std::optional<std::string> until_solution;
};

// In UTF-8, every other byte begins a character.
bool continues_character(char byte);

// Throws bad_argument, which shows only the beginning of a long value.
[[noreturn]] void refuse(const std::string& argument, const std::string& value,
                         const std::string& allowed);

// What is allowed as a size and as a format, for sentences.
std::string size_range();
std::string format_names();

// Each of them reads an option or operand from the raw arguments, or throws bad_argument. The command
// and the flags must be known and, but for `read_size`, the size; operands are read after options.
// `read_format` may find that the command is another one, the puzzle.
void read_size(const raw_arguments& raw, arguments& given);
void read_format(const raw_arguments& raw, arguments& given);
void read_solution(const raw_arguments& raw, arguments& given);
void read_order(const raw_arguments& raw, arguments& given);
void read_having(const raw_arguments& raw, arguments& given);
void read_article(const raw_arguments& raw, arguments& given);
void read_orbit(const raw_arguments& raw, arguments& given);
void read_trace(const raw_arguments& raw, arguments& given);

} // namespace ctqueens::shell

#endif
