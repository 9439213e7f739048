// SPDX-License-Identifier: BSL-1.0
// The arguments of a command, and how it reads the numbers among them.
#ifndef CTQUEENS_SHELL_ARGUMENTS_HPP
#define CTQUEENS_SHELL_ARGUMENTS_HPP

#include <ctqueens/table.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctqueens::shell {

struct arguments {
    std::string operand; // K, NAME, SEARCH, PLACEMENT or COMMAND; empty if it is left out
    std::vector<std::pair<std::string_view, std::string>> options; // long names, with their values

    std::optional<std::string_view> value_of(std::string_view option) const; // if it is given
};

// Reads a number from 1 to `last`. The message for other texts ends with `of_what`.
std::size_t number_up_to(std::size_t last, std::string_view argument, std::string_view value,
                         std::string_view of_what);

// Reads the value of --size.
int size_of(const arguments& given, int last = max_table_size);

} // namespace ctqueens::shell

#endif
