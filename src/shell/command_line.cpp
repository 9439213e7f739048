// SPDX-License-Identifier: BSL-1.0
// The table of commands and options, from which the command line is read and the help is written,
// and main().
#include "shell.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/version.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ctqueens::shell {

std::optional<std::string_view> arguments::value_of(std::string_view option) const {
    const auto found = std::ranges::find(options, option, [](auto& each) { return each.first; });
    return found == options.end() ? std::optional<std::string_view>() : found->second;
}

static command_function print_help;

struct command {
    std::string_view name;
    std::string_view operand; // in brackets if it can be left out
    command_function* print;
    std::string_view about;
};
constexpr command commands[] = {
    {"solutions", "", print_solutions,
     "Print the solutions of the eight queens puzzle, found at compile time."},
    {"orbit", "K", print_orbit, "Print solution K and its rotations and reflections."},
    {"check", "PLACEMENT", print_check,
     "Check whether a placement is a solution, and print its number."},
    {"trace", "SEARCH", print_trace, "Print the steps of a search."},
    {"searches", "", print_searches, "Print how much work each search does for N = 8."},
    {"count", "", print_counts, "Print the number of solutions for each N."},
    {"replay", "NAME", print_replay,
     "Reproduce the output of a program from the articles behind the searches."},
    {"help", "[COMMAND]", print_help, "Show the options of a command."}};
constexpr const command& default_command = commands[0];

template <auto& entries> static name_list names_in() { return names_of(entries()); }

// An option of a command or, without dashes, its operand.
struct option {
    command_function* of; // the command; null for all
    std::string_view name;
    char letter;            // 0 for none
    std::string_view value; // the name of its value; empty if it has none
    std::string_view about;
    name_list (*values)() = nullptr; // the values that are allowed; described after a colon
};
constexpr std::string_view table_sizes = "size of the board, 1 to 12 (default 8)";
constexpr option options[] = {
    {print_orbit, "K", 0, "", "the number of a solution (the first is 1)"},
    {print_check, "PLACEMENT", 0, "", "a placement in one of the formats",
     [] { return name_list{{readable_formats}}; }},
    {print_check, "or -", 0, "",
     "any number of them from standard input, up to the first that cannot be read; each answer "
     "begins with the line number. Exit status: 0 if all are solutions, 1 if any is "
     "not, 2 if none is found, one cannot be read, or reading or writing fails."},
    {print_trace, "SEARCH", 0, "", "one of:", names_in<searches>},
    {print_replay, "NAME", 0, "", "one of", program_names},
    {print_solutions, "--size", 'n', "N", table_sizes},
    {print_orbit, "--size", 'n', "N", table_sizes},
    {print_trace, "--size", 'n', "N", "size of the board, 1 to 8 (default 8)"},
    {print_solutions, "--format", 'f', "FORMAT", "the format (default board):", names_in<formats>},
    {print_orbit, "--format", 'f', "FORMAT", "one of (default board)", names_in<board_formats>},
    {print_trace, "--format", 'f', "FORMAT", "the format (default text):", names_in<step_formats>},
    {print_solutions, "--solution", 0, "K", "print only solution K (the first is 1)"},
    {print_solutions, "--order", 0, "SEARCH",
     "print solutions in the order of this search (N = 8 only), one of", names_in<searches>},
    {print_solutions, "--fundamental", 0, "",
     "print only one solution of each orbit; with --having, the first that has queens there"},
    {print_solutions, "--having", 0, "SQUARE",
     "print only solutions with a queen on this square; may be repeated"},
    {print_trace, "--steps", 0, "K", "print only the first K steps"},
    {print_trace, "--until-solution", 0, "J",
     "print the steps up to solution J (default 1, or all steps if there is no solution)"},
    {nullptr, "--help", 'h', "", "show this help"},
    {nullptr, "--version", 0, "", "print the version"}};

static bool is_of(const command& which, const option& each) {
    return each.of == nullptr || each.of == which.print;
}

// Returns the option with a name such as --size or -n.
static const option& option_named(std::string_view name) {
    name_list names;
    for (const option& each : options) {
        if (each.name == name || (each.letter != 0 && name == std::string{'-', each.letter}))
            return each;
        const bool is_listed = !names.empty() && names.back().name == each.name;
        if (each.name.front() == '-' && !is_listed) names.push_back({each.name});
    }
    refuse_name("option", name, names);
}

// Sorts the words of a command line into operands and options.
static std::vector<std::string> sort_words(const std::vector<std::string>& words,
                                           arguments& sorted) {
    std::vector<std::string> operands;
    for (std::size_t index = 0; index < words.size(); ++index) {
        const std::string_view word = words[index];
        if (word == "--") {
            operands.insert(operands.end(), words.begin() + std::ptrdiff_t(index) + 1, words.end());
            break;
        }
        if (word.size() < 2 || word.front() != '-') {
            operands.emplace_back(word);
            continue;
        }
        // --size 4, --size=4, -n 4, -n4 or -n=4
        const std::size_t end = word[1] == '-' ? std::min(word.find('='), word.size()) : 2;
        const option& which = option_named(word.substr(0, end));
        std::string_view value = word.substr(end);
        if (which.value.empty() && !value.empty()) refuse(which.name, " does not take a value");
        value.remove_prefix(value.starts_with('=') ? 1 : 0);
        if (!which.value.empty() && end == word.size()) {
            if (++index == words.size()) {
                refuse(which.name, " needs a value: ", which.name, " ", which.value);
            }
            value = words[index];
        }
        sorted.options.emplace_back(which.name, value);
    }
    return operands;
}

static bool has_option(const command& which, std::string_view name) {
    return std::ranges::any_of(
        options, [&](const option& each) { return each.name == name && is_of(which, each); });
}

// Refuses options that do not go with the command, or are given twice.
static void check_options(const command& chosen, const arguments& given) {
    for (const auto& [name, value] : given.options) {
        name_list allowed; // the commands that have this option
        for (const command& each : commands) {
            if (has_option(each, name)) allowed.push_back({each.name});
        }
        if (!has_option(chosen, name)) refuse(name, " can only be used with ", joined(allowed));
        if (given.value_of(name).value_or("").data() != value.data() && name != "--having") {
            refuse(name, " can only be given once");
        }
    }
}

// Appends two columns. The second one is broken between words, so that lines fit 80 columns even
// where the manual page indents them.
static void put_columns(const std::string& left, std::string_view right, std::string& out) {
    constexpr std::size_t indent = 26, width = 75;
    std::string line = concatenate("  ", left, "  ");
    line.resize(std::max(line.size(), indent), ' ');
    while (line.size() + right.size() > width) {
        std::size_t end = right.rfind(' ', width - line.size());
        if (end == right.npos) end = right.find(' '); // after a long word
        if (end == right.npos) break;
        out += concatenate(line, right.substr(0, end), '\n');
        right.remove_prefix(end + 1);
        line.assign(indent, ' ');
    }
    out += concatenate(line, right, '\n');
}

static int print_help(const arguments& given, std::string& out) {
    const command& chosen =
        given.operand.empty() ? default_command : entry_named(commands, "command", given.operand);
    out += concatenate(chosen.about, "\n\n");
    if (&chosen == &default_command) {
        out += R"(  ctqueens                              all 92 solutions
  ctqueens --solution 5 --format fen    solution 5 as FEN
  ctqueens trace bitmask --size 4       the steps of a search

Usage: ctqueens [COMMAND] [OPTION]...

Commands (help COMMAND shows their options):
)";
        for (const command& each : std::span(commands).subspan(1)) {
            put_columns(concatenate(each.name, " ", each.operand), each.about, out);
        }
        out += "\nOptions:\n";
    } else {
        out += concatenate("Usage: ctqueens ", chosen.name, chosen.operand.empty() ? "" : " ",
                           chosen.operand, " [OPTION]...\n\n");
    }
    for (const option& each : options) { // those of all commands are last
        if (!is_of(chosen, each)) continue;
        const std::string letter =
            each.letter == 0 ? "    " : std::string{'-', each.letter, ',', ' '};
        const name_list values = each.values ? each.values() : name_list();
        const bool describes = each.about.ends_with(':');
        const std::string listed = values.empty() || describes ? "" : ": " + joined(values);
        put_columns(concatenate(each.name.front() == '-' ? letter : "", each.name,
                                each.value.empty() ? "" : " ", each.value),
                    concatenate(each.about, listed), out);
        for (const auto& [name, about] : values) {
            if (describes) put_columns(concatenate("    ", name), about, out);
        }
    }
    return 0;
}

// Parses the words of a command line. Refuses those that are not valid.
static arguments parse(const std::vector<std::string>& words) {
    arguments given{};
    const std::vector<std::string> operands = sort_words(words, given);
    const command& chosen =
        operands.empty() ? default_command : entry_named(commands, "command", operands.front());
    const std::size_t most = chosen.operand.empty() ? 1 : 2;
    if (operands.size() > most) {
        refuse("unexpected argument ", quoted(operands[most]), ": ", chosen.name,
               most == 1 ? " takes no arguments" : " takes only one argument");
    }
    given.print = chosen.print;
    given.operand = operands.size() == 2 ? operands.back() : "";
    if (given.value_of("--help")) {
        given.print = print_help;
        given.operand = chosen.name;
    } else if (given.value_of("--version")) {
        given.print = [](const arguments&, std::string& out) {
            out += concatenate("ctqueens ", CTQUEENS_VERSION_MAJOR, '.', CTQUEENS_VERSION_MINOR,
                               '.', CTQUEENS_VERSION_PATCH, '\n');
            return 0;
        };
    } else if (most == 2 && operands.size() < most && !chosen.operand.starts_with('[')) {
        refuse(chosen.name, " needs an argument, ", chosen.operand, "; see ctqueens help ",
               chosen.name);
    } else {
        check_options(chosen, given);
    }
    return given;
}

void print(const std::string& text) {
    const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (is_written && std::fflush(stdout) == 0) return;
    refuse("cannot write to standard output: ", std::strerror(errno));
}

} // namespace ctqueens::shell

int main(int argc, char** argv) {
    using namespace ctqueens::shell;
    prepare_output();
    try {
        const arguments given = parse(arguments_of(argc, argv));
        std::string text;
        const int status = given.print(given, text);
        print(text);
        return status;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctqueens: %s\n", error.what());
        return 2;
    }
}
