// SPDX-License-Identifier: BSL-1.0
// Reads the values of options and operands, and refuses those that are not allowed.
#ifndef CTQUEENS_SHELL_OPTION_VALUES_HPP
#define CTQUEENS_SHELL_OPTION_VALUES_HPP

#include "arguments.hpp"

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace ctqueens::shell {

// Returns whether a byte of UTF-8 is not the first of its character.
bool continues_character(char byte);

// Throws bad_argument. A long value is abbreviated.
[[noreturn]] void refuse(const std::string& argument, const std::string& value,
                         const std::string& allowed);

// "1 to 12" and "a8", for messages.
std::string range_to(std::size_t last);
std::string name_of(square at, int size);

// Reads a number from 1 to `count`; the message ends with `of_what`.
std::size_t number_up_to(std::size_t count, const std::string& argument, const std::string& value,
                         const std::string& of_what);

// Reads the number of a solution, counted from 1.
std::size_t solution_number(const std::string& argument, const std::string& value, int size);

// The values of --size and --having.
int size_of(const arguments& given);
std::vector<square> squares_of(const arguments& given, int size);

} // namespace ctqueens::shell

#endif
