// SPDX-License-Identifier: BSL-1.0
// What the user typed, the commands that read it, how they refuse it, and what they look up by
// name: plain arrays, which registry.cpp makes from the library's registries.
#ifndef CTQUEENS_SHELL_SHELL_HPP
#define CTQUEENS_SHELL_SHELL_HPP

#include "../tables/compiled_tables.hpp"

#include <ctqueens/text.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

#include <algorithm>
#include <concepts>
#include <iterator>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctqueens::shell {

using compiled::tables_of;

// The commands, which command_line.cpp describes in a table. Each appends its output to `out` and
// returns the exit status, or refuses arguments that are not allowed. Nothing is printed before it
// returns, except by `check -`.
using command_function = int(const struct arguments& given, std::string& out);
command_function print_solutions, print_orbit, print_check, print_trace, print_searches,
    print_counts, print_replay;

// A command line, sorted.
struct arguments {
    command_function* print;
    std::string operand; // K, N, NAME, SEARCH, PLACEMENT or COMMAND
    std::vector<std::pair<std::string_view, std::string>> options;

    std::optional<std::string_view> value_of(std::string_view option) const; // if it is given
};

// Writes to standard output at once.
void print(const std::string& text);

// What the program needs from the operating system. Only system.cpp, which defines these three,
// uses more than standard C++.
void prepare_output() noexcept; // for bytes that do not change, and UTF-8 on a terminal
std::vector<std::string> arguments_of(int argc, char** argv); // in UTF-8, without the first
int terminal_width() noexcept; // in columns; 0 if standard output is not a terminal

// The names that options and operands take, with what they stand for.
struct named {
    std::string_view name;
    std::string about{};
};
using name_list = std::vector<named>;
name_list program_names(); // for `replay`

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

// Ends the program with a message, the concatenated parts, and exit status 2.
template <class... Part> [[noreturn]] void refuse(const Part&... parts) {
    throw std::runtime_error(concatenate(parts...));
}

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

// Returns a value in quotes. Long values are shortened, and bytes other than printable ASCII are
// written as in \x1b, so that what looks alike is told apart.
std::string quoted(std::string_view value);

std::string joined(const name_list& names); // such as "fen, csv"
std::string name_of(square at, int size);   // such as "a8"

// Reads a number from 1 to `last`. The message for other texts ends with `of_what`.
std::size_t number_up_to(std::size_t last, std::string_view argument, std::string_view value,
                         std::string_view of_what);

// The value of --size.
int size_of(const arguments& given, int last = max_table_size);

inline constexpr int searched_size = 8, largest_traced_size = 8;

using step_span = std::span<const step>;

// What the compiler has found with one search.
struct search_entry : named {
    table_view solutions;                 // for N = searched_size, in the order of the search
    work_counts work;                     // for N = searched_size
    step_span steps[largest_traced_size]; // for N = 1, 2, ...; at most max_trace_steps
};
std::span<const search_entry> searches();

struct captioned_board : placement_view {
    std::string caption;
    std::string note{};
};

// Boards of one size with their captions, as in a text::document.
struct captioned_boards {
    int size;
    bool has_notes = false;
    std::string heading{};
    std::vector<captioned_board> boards{};
    std::vector<square> having{}; // squares on which all boards have queens
};

struct format_entry : named {
    text::list_style style;
    void (*write)(const captioned_boards& boards, std::string& out);
};
std::span<const format_entry> formats(); // text::dimacs is the last
inline std::span<const format_entry> board_formats() {
    return formats().first(formats().size() - 1);
}

struct step_format_entry : named {
    void (*write)(int size, step_span steps, std::string& out);
};
std::span<const step_format_entry> step_formats();

// Returns the number of a solution, counted from 1.
std::size_t number_of(placement_view solution);
std::size_t least_number_in_orbit(placement_view solution);

} // namespace ctqueens::shell

#endif
