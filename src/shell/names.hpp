// SPDX-License-Identifier: BSL-1.0
// The names that options and operands take, and messages for other names.
#ifndef CTQUEENS_SHELL_NAMES_HPP
#define CTQUEENS_SHELL_NAMES_HPP

#include "messages.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

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
