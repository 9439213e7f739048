// SPDX-License-Identifier: BSL-1.0
// The arguments of a command, and how it reads the numbers and names among them.
#ifndef CTQUEENS_SHELL_ARGUMENTS_HPP
#define CTQUEENS_SHELL_ARGUMENTS_HPP

#include "messages.hpp"

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

// A name that an option or an operand takes, and what it stands for.
struct named {
    std::string_view name;
    std::string about{};
};
using name_list = std::vector<named>;

std::string joined(const name_list& names); // such as "fen, csv"

// Refuses the name of a KIND: "unknown KIND 'VALUE'". Suggests the most similar of `names` or, if
// none is similar, lists them.
[[noreturn]] void refuse_name(std::string_view kind, std::string_view value,
                              const name_list& names);

// Returns the names of the entries of a table.
template <class Entries> name_list names_of(const Entries& entries) {
    name_list names;
    for (const auto& each : entries) names.push_back({each.name, std::string(each.about)});
    return names;
}

// Returns the entry of a table with this name, or refuses the name.
template <class Entries>
const auto& entry_named(const Entries& entries, std::string_view kind, std::string_view name) {
    for (const auto& each : entries) {
        if (each.name == name) return each;
    }
    refuse_name(kind, name, names_of(entries));
}

} // namespace ctqueens::shell

#endif
