// SPDX-License-Identifier: BSL-1.0
// What the user typed, and how to refuse it.
#ifndef CTQUEENS_SHELL_ARGUMENTS_HPP
#define CTQUEENS_SHELL_ARGUMENTS_HPP

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

struct arguments;

// A command appends its output to `out` and returns the exit status, which a write error overrides. Nothing is
// written before it returns, so it can throw bad_argument at any point.
using command = int (*)(const arguments& given, std::string& out);

// The texts of a command line, which the commands read with the functions below.
struct arguments
{
    command print = nullptr;
    std::string operand; // K, NAME, SEARCH or PLACEMENT
    std::optional<std::string> size;
    std::optional<std::string> format;
    std::optional<std::string> solution;
    std::optional<std::string> order;
    std::optional<std::string> fundamental; // empty: it has no value
    std::vector<std::string> having;
    std::optional<std::string> steps;
    std::optional<std::string> until_solution;
    std::optional<std::string> output;
};

// Thrown if an argument is not allowed; what() names it in one line.
class bad_argument : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws bad_argument with "ARGUMENT 'VALUE': REASON". Long values are shortened.
[[noreturn]] void refuse(std::string_view argument, std::string_view value, const std::string& reason);

// Throws bad_argument for a name that is not one of `names`, with the nearest of them.
[[noreturn]] void refuse_name(std::string_view argument, std::string_view value,
                              const std::vector<std::string_view>& names);

// Texts for error messages: "1 to 12" and "a8".
std::string range_to(std::size_t last);
std::string name_of(square at, int size);

// Reads a number from 1 to `count`. The message for other texts ends with `of_what`.
std::size_t number_up_to(std::size_t count, std::string_view argument, const std::string& value,
                         const std::string& of_what);

// Reads the number of a solution, counted from 1.
std::size_t solution_number(std::string_view argument, const std::string& value, int size);

// The values of --size and --having.
int size_of(const arguments& given);
std::vector<square> squares_of(const arguments& given, int size);

} // namespace ctqueens::shell

#endif
