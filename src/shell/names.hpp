// SPDX-License-Identifier: BSL-1.0
// Texts made of parts, lists of names, and messages for what is not allowed.
#ifndef CTQUEENS_SHELL_NAMES_HPP
#define CTQUEENS_SHELL_NAMES_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

using appender = std::back_insert_iterator<std::string>;

// Returns strings, numbers, and what functions write to an output iterator, as one text.
template <class... Part> std::string concatenate(const Part&... parts) {
    std::string all;
    const auto append = [&]<class One>(const One& part) {
        if constexpr (std::integral<One> && !std::same_as<One, char>) {
            all += std::to_string(part);
        } else if constexpr (std::invocable<One, appender>) {
            part(appender(all));
        } else {
            all += part;
        }
    };
    (append(parts), ...);
    return all;
}

// Returns a number with blanks before it, which make it as wide as a column.
std::string right_aligned(std::uint64_t number, std::size_t width);

// Ends the program with a message, the concatenated parts, and exit status 2.
template <class... Part> [[noreturn]] void refuse(const Part&... parts) {
    throw std::runtime_error(concatenate(parts...));
}

// Returns a value in quotes. Long values are shortened, and bytes other than printable ASCII are
// written as in \x1b, so that what looks alike is told apart.
std::string quoted(std::string_view value);

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
