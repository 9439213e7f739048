// SPDX-License-Identifier: BSL-1.0
// Reads the values of options and operands, and rejects those that are not allowed.
#ifndef CTQUEENS_SHELL_OPTION_VALUES_HPP
#define CTQUEENS_SHELL_OPTION_VALUES_HPP

#include "arguments.hpp"

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace ctqueens::shell {

// Returns whether a UTF-8 byte is a continuation byte.
bool continues_character(char byte);

// Throws bad_argument. Long values are shortened in the message.
[[noreturn]] void refuse(const std::string& argument, const std::string& value,
                         const std::string& allowed);

// These functions return texts such as "1 to 12" and "a8" for error messages.
std::string range_to(std::size_t last);
std::string name_of(square at, int size);

// Reads a number from 1 to `count`. The error message for other values ends with `of_what`.
std::size_t number_up_to(std::size_t count, const std::string& argument, const std::string& value,
                         const std::string& of_what);

// Reads a solution number, counted from 1.
std::size_t solution_number(const std::string& argument, const std::string& value, int size);

// These functions return the values of --size and --having.
int size_of(const arguments& given);
std::vector<square> squares_of(const arguments& given, int size);

} // namespace ctqueens::shell

#endif
