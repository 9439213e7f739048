// SPDX-License-Identifier: BSL-1.0
// What the user typed, the commands that read it, and how they refuse it.
#ifndef CTQUEENS_SHELL_COMMAND_LINE_HPP
#define CTQUEENS_SHELL_COMMAND_LINE_HPP

#include <ctqueens/detail/table.hpp>

#include <algorithm>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctqueens::shell {

// A command line, sorted.
struct arguments {
    // Appends the output of a command to `out` and returns the exit status. Nothing is written
    // before it returns, so it can throw bad_argument at any point. (`check -` writes each answer,
    // but refuses nothing.)
    int (*print)(const arguments& given, std::string& out);
    std::string operand; // K, N, NAME, SEARCH, PLACEMENT or COMMAND
    std::vector<std::pair<std::string_view, std::string>> options;

    // Returns the value of an option, or null if it is not given.
    const std::string* value_of(std::string_view option) const;
    std::string value_or(std::string_view option, const char* default_value) const;

    // Returns whether --output is -, /dev/stdout or not given.
    bool is_for_standard_output() const;
};

// Parses the words of a command line. Throws bad_argument if they are not valid.
arguments parse(std::span<const std::string> words);

// The commands, which command_line.cpp describes in a table.
int print_solutions(const arguments& given, std::string& out);
int print_orbit(const arguments& given, std::string& out);
int print_constructed(const arguments& given, std::string& out);
int print_check(const arguments& given, std::string& out);
int print_trace(const arguments& given, std::string& out);
int print_searches(const arguments& given, std::string& out);
int print_counts(const arguments& given, std::string& out);
int print_replay(const arguments& given, std::string& out);

// The names that `replay` takes.
std::vector<std::string_view> article_names();

// Thrown if an argument is not allowed; what() names it in one line.
struct bad_argument : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Text> std::string concatenate(const Text&... texts) {
    std::string all;
    ((all += texts), ...);
    return all;
}

// Throws bad_argument with "ARGUMENT 'VALUE': REASON".
[[noreturn]] void refuse(std::string_view argument, std::string_view value,
                         std::string_view reason);

// Throws bad_argument with "unknown KIND 'VALUE'", and suggests the most similar of `names`, if
// any. If none is similar, refers to the help: "see ctqueens HELP".
[[noreturn]] void refuse_name(std::string_view kind, std::string_view value,
                              const std::vector<std::string_view>& names,
                              std::string_view help = "--help");

// Returns the names of the entries of a table.
template <class Entries> std::vector<std::string_view> names_of(const Entries& entries) {
    std::vector<std::string_view> names;
    for (const auto& each : entries) names.push_back(each.name);
    return names;
}

// Returns the entry of a table with this name, or refuses the name.
template <class Entries>
const auto& entry_named(const Entries& entries, std::string_view kind, std::string_view name,
                        std::string_view help = "--help") {
    const auto found = std::find_if(std::begin(entries), std::end(entries),
                                    [&](const auto& each) { return each.name == name; });
    if (found == std::end(entries)) refuse_name(kind, name, names_of(entries), help);
    return *found;
}

// Texts for error messages: "between 1 and 12" and "a8".
std::string range_to(std::size_t last);
std::string name_of(square at, int size);

// Reads a number from 1 to `last`. Returns 0 for other texts.
std::size_t number_or_zero(std::size_t last, const std::string& value);

// Reads a number from 1 to `last`. The message for other texts ends with `of_what`.
std::size_t number_up_to(std::size_t last, std::string_view argument, const std::string& value,
                         std::string_view of_what);

// Reads the number of a solution, counted from 1.
std::size_t solution_number(std::string_view argument, const std::string& value, int size);

// The values of --size and --having.
int size_of(const arguments& given, int last = max_table_size);
std::vector<square> squares_of(const arguments& given, int size);

} // namespace ctqueens::shell

#endif
