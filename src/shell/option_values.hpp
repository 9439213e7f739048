// SPDX-License-Identifier: BSL-1.0
// Reads the values of options and operands, and refuses those that are not allowed.
#ifndef CTQUEENS_SHELL_OPTION_VALUES_HPP
#define CTQUEENS_SHELL_OPTION_VALUES_HPP

#include "arguments.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctqueens::shell {

// Options and operands as they were written.
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

// Returns whether a byte of UTF-8 is not the first of its character.
bool continues_character(char byte);

// Throws bad_argument. A long value is abbreviated.
[[noreturn]] void refuse(const std::string& argument, const std::string& value,
                         const std::string& allowed);

// The allowed sizes and formats, for messages.
std::string size_range();
std::string format_names();

// Each function reads an option or operand, or throws bad_argument. Call them when the command and the
// flags are known: first `read_size`, then the other options, then operands. `read_format` sets the
// command to `puzzle` if that is the format.
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
