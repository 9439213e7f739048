// SPDX-License-Identifier: BSL-1.0
// The table of commands and options, from which command lines are read and the help is written.
#include "command_line.hpp"

#include "registry.hpp"

#include <span>

namespace ctqueens::shell {

namespace {

int print_help(const arguments& given, std::string& out);
int print_version(const arguments&, std::string& out) {
    out += "ctqueens " CTQUEENS_VERSION "\n";
    return 0;
}

struct command {
    std::string_view name;
    std::string_view operand; // in brackets if it can be left out
    decltype(arguments::print) print;
    std::string_view about;
};
constexpr command commands[] = {
    {"solutions", "", print_solutions,
     "Print the solutions of the eight queens puzzle, found at compile time."},
    {"orbit", "K", print_orbit, "Print solution K and its rotations and reflections."},
    {"construct", "N", print_constructed,
     "Print one solution for N queens, computed by a formula."},
    {"check", "PLACEMENT", print_check,
     "Check whether a placement is a solution, and print its number."},
    {"trace", "SEARCH", print_trace, "Print the steps of a search."},
    {"searches", "", print_searches, "Print how much work each search does for N = 8."},
    {"count", "", print_counts, "Print the number of solutions for each N."},
    {"replay", "NAME", print_replay,
     "Reproduce the output of a program from the articles behind the searches."},
    {"help", "[COMMAND]", print_help, "Show the options of a command."}};
constexpr const command& default_command = commands[0];

// An option or, without dashes, the operand of a command.
struct option {
    std::string_view of; // names of commands, none of which is a part of another; empty for all
    std::string_view name;
    char letter;            // 0 for none
    std::string_view value; // the name of its value; empty if it has none
    std::string_view about; // {…} stands for a list of names
};
constexpr option options[] = {
    {"orbit", "K", 0, "", "the number of a solution, counted from 1"},
    {"construct", "N", 0, "", "size of the board: 1 or 4 to 255"},
    {"check", "PLACEMENT", 0, "",
     "a placement in one of the formats board, grid, columns, digits, squares, fen, csv and json; "
     "- reads placements from standard input, one per line. "
     "The exit status is 0 if all placements are solutions, 1 if any is not, and 2 if PLACEMENT "
     "cannot be read."},
    {"trace", "SEARCH", 0, "", "{searches}"},
    {"replay", "NAME", 0, "", "{articles}"},
    {"solutions orbit", "--size", 'n', "N", "size of the board, 1 to 12 (default 8)"},
    {"trace", "--size", 'n', "N", "size of the board, 1 to 8 (default 8)"},
    {"solutions", "--format", 'f', "FORMAT", "{formats} or dimacs (default board)"},
    {"orbit construct", "--format", 'f', "FORMAT", "{formats} (default board)"},
    {"trace", "--format", 'f', "FORMAT", "{step formats} (default text)"},
    {"solutions", "--solution", 0, "K", "print only this solution, counted from 1"},
    {"solutions", "--order", 0, "SEARCH",
     "print solutions in the order of this search (N = 8 only): {searches}"},
    {"solutions", "--fundamental", 0, "", "print only one solution of each orbit"},
    {"solutions", "--having", 0, "SQUARE",
     "print only solutions with a queen on this square; may be repeated"},
    {"trace", "--steps", 0, "K", "print only the first K steps"},
    {"trace", "--until-solution", 0, "J",
     "print the steps up to solution J (default 1, or all steps if there is no solution)"},
    {"", "--output", 'o', "FILE", "write to this file; - means standard output"},
    {"", "--help", 'h', "", "show this help"},
    {"", "--version", 0, "", "print the version"}};

constexpr std::string_view exclusions[][2] = {{"--solution", "--fundamental"},
                                              {"--solution", "--having"},
                                              {"--order", "--fundamental"},
                                              {"--order", "--having"},
                                              {"--steps", "--until-solution"}};

bool goes_with(const option& each, const command& chosen) {
    return each.of.empty() || each.of.find(chosen.name) != each.of.npos;
}

// Returns the option with a name such as --size or -n.
const option& option_named(std::string_view name) {
    for (const option& each : options) {
        if (each.name == name || (each.letter != 0 && name == std::string{'-', each.letter}))
            return each;
    }
    std::vector<std::string_view> names = names_of(options);
    std::erase_if(names, [](std::string_view each) { return each.front() != '-'; }); // operands
    refuse_name("option", name, names);
}

// Sorts the words of a command line into operands and options.
std::vector<std::string> sort_words(std::span<const std::string> words, arguments& sorted) {
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
        const bool is_long = word[1] == '-';
        const std::size_t end = is_long ? std::min(word.find('='), word.size()) : 2;
        const option& which = option_named(word.substr(0, end));
        std::string_view value = word.substr(end);
        value.remove_prefix(value.starts_with('=') ? 1 : 0);
        if (which.value.empty() && end < word.size()) {
            throw bad_argument(concatenate(which.name, " does not take a value"));
        }
        if (!which.value.empty() && end == word.size()) {
            if (++index == words.size()) {
                throw bad_argument(
                    concatenate(which.name, " needs a value: ", which.name, " ", which.value));
            }
            value = words[index];
        }
        sorted.options.emplace_back(which.name, value);
    }
    return operands;
}

// Refuses options that do not go with the command, with another option, or twice.
void check_options(const command& chosen, const arguments& given) {
    for (const auto& each_given : given.options) {
        const std::string_view name = each_given.first;
        const auto is_named = [&](const option& each) { return each.name == name; };
        const bool fits =
            std::any_of(std::begin(options), std::end(options), [&](const option& each) {
                return is_named(each) && goes_with(each, chosen);
            });
        if (!fits && &chosen == &default_command) {
            const option& which = *std::find_if(std::begin(options), std::end(options), is_named);
            throw bad_argument(concatenate(name, " can only be used with the command ", which.of));
        }
        if (!fits) {
            throw bad_argument(concatenate(name, " cannot be used with the command ", chosen.name));
        }
        if (given.value_of(name) != &each_given.second && name != "--having") {
            throw bad_argument(concatenate(name, " can only be given once"));
        }
    }
    if (given.value_or("--output", "-").empty()) {
        refuse("--output", "", "the file name must not be empty");
    }
    for (const auto& [one, other] : exclusions) {
        if (given.value_of(one) != nullptr && given.value_of(other) != nullptr) {
            throw bad_argument(concatenate(one, " and ", other, " cannot be combined"));
        }
    }
}

// Appends two columns. The second one is broken between words, so that lines fit 80 columns even
// where the manual page indents them.
void put_columns(const std::string& left, std::string_view right, std::string& out) {
    constexpr std::size_t indent = 26;
    std::string line = "  " + left;
    line.resize(std::max(line.size() + 1, indent - 1), ' ');
    while (!right.empty()) {
        const std::string_view word = right.substr(0, right.find(' '));
        if (line.size() + 1 + word.size() > 75) {
            out += line + '\n';
            line.assign(indent - 1, ' ');
        }
        line += concatenate(' ', word);
        right.remove_prefix(std::min(word.size() + 1, right.size()));
    }
    out += line + '\n';
}

// Replaces {formats} and the like by the names.
std::string with_names(std::string_view text) {
    const std::size_t begin = text.find('{');
    if (begin == text.npos) return std::string(text);
    const std::size_t end = text.find('}');
    const std::string_view which = text.substr(begin + 1, end - begin - 1);
    std::string list;
    for (const std::string_view name : which == "formats"    ? names_of(formats())
                                       : which == "searches" ? names_of(searches())
                                       : which == "articles" ? article_names()
                                                             : names_of(step_formats())) {
        list += concatenate(list.empty() ? "" : ", ", name);
    }
    return concatenate(text.substr(0, begin), list, text.substr(end + 1));
}

// Describes the options that every command has, or the others of a command.
void put_options(const command& chosen, bool of_every_command, std::string& out) {
    for (const option& each : options) {
        if (each.of.empty() != of_every_command || !goes_with(each, chosen)) continue;
        const std::string letter =
            each.letter == 0 ? "    " : std::string{'-', each.letter, ',', ' '};
        put_columns(concatenate(each.name.front() == '-' ? letter : "", each.name,
                                each.value.empty() ? "" : " ", each.value),
                    with_names(each.about), out);
    }
}

void put_help(std::string& out) {
    out += concatenate(default_command.about, R"(

  ctqueens                              all 92 solutions
  ctqueens --solution 5 --format fen    solution 5 as FEN
  ctqueens trace bitmask --size 4       the steps of a search

Usage: ctqueens [COMMAND] [OPTION]...

Options without a command:
)");
    put_options(default_command, false, out);
    out += "\nCommands (help COMMAND shows their options):\n";
    for (const command& each : std::span(commands).subspan(1)) {
        put_columns(concatenate(each.name, " ", each.operand), each.about, out);
    }
    out += "\nOptions for all commands:\n";
    put_options(default_command, true, out);
}

int print_help(const arguments& given, std::string& out) {
    const command& chosen =
        given.operand.empty() ? default_command : entry_named(commands, "command", given.operand);
    if (&chosen == &default_command) {
        put_help(out);
        return 0;
    }
    out += concatenate(chosen.about, "\n\nUsage: ctqueens ", chosen.name,
                       chosen.operand.empty() ? "" : " ", chosen.operand, " [OPTION]...\n\n");
    put_options(chosen, false, out);
    put_options(chosen, true, out);
    return 0;
}

} // namespace

arguments parse(std::span<const std::string> words) {
    arguments given{};
    const std::vector<std::string> operands = sort_words(words, given);
    const command& chosen =
        operands.empty() ? default_command : entry_named(commands, "command", operands.front());
    const std::size_t most = chosen.operand.empty() ? 1 : 2;
    if (operands.size() > most) {
        refuse("unexpected argument", operands[most],
               concatenate(chosen.name,
                           most == 1 ? " takes no arguments" : " takes only one argument"));
    }
    if (given.value_of("--help") != nullptr) {
        given.print = print_help;
        given.operand = chosen.name;
        return given;
    }
    if (given.value_of("--version") != nullptr) {
        given.print = print_version;
        return given;
    }
    if (operands.size() < most && !chosen.operand.empty() && !chosen.operand.starts_with('[')) {
        throw bad_argument(concatenate(chosen.name, " needs an argument, ", chosen.operand,
                                       "; see ctqueens help ", chosen.name));
    }
    check_options(chosen, given);
    given.print = chosen.print;
    given.operand = operands.size() == 2 ? operands.back() : "";
    return given;
}

} // namespace ctqueens::shell
