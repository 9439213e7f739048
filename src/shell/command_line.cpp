// SPDX-License-Identifier: BSL-1.0
// The table of commands and options, from which command lines are read and the help is written.
#include "command_line.hpp"

#include "registry.hpp"

#include <span>

namespace ctqueens::shell {

namespace {

int print_help(const arguments& given, std::string& out);
int print_version(const arguments&, std::string& out)
{
    out += "ctqueens " CTQUEENS_VERSION "\n";
    return 0;
}

struct command
{
    std::string_view name;
    std::string_view operand; // in brackets if it can be left out
    decltype(arguments::print) print;
    std::string_view about;
};
constexpr command commands[] = {
    {"solutions", "", print_solutions, "Print the solutions of the eight queens puzzle, which the compiler found."},
    {"orbit", "K", print_orbit, "Print solution K and its images under symmetries."},
    {"check", "PLACEMENT", print_check, "Say which solution it is, or which two queens attack each other."},
    {"trace", "SEARCH", print_trace, "Print what a search does, step by step."},
    {"searches", "", print_searches, "Print how much work each search does for N = 8."},
    {"count", "", print_counts, "Print the number of solutions for each N."},
    {"replay", "NAME", print_replay, "Print what the program of an article prints."},
    {"help", "[COMMAND]", print_help, "Show the options of a command."}};
constexpr const command& default_command = commands[0];

// An option or, without dashes, the operand of a command.
struct option
{
    std::string_view of; // names of commands; empty for all
    std::string_view name;
    char letter;            // 0 for none
    std::string_view value; // the name of its value; empty if it has none
    std::string_view about; // {…} stands for a list of names
};
constexpr option options[] = {
    {"orbit", "K", 0, "", "the number of a solution, counted from 1"},
    {"check", "PLACEMENT", 0, "", "in the format board, grid, columns, digits, squares, fen, csv or json; "
     "- reads placements from standard input, one a line. The exit status is 0 if all are solutions, else 1."},
    {"trace", "SEARCH", 0, "", "{searches}"},
    {"replay", "NAME", 0, "", "{articles}"},
    {"solutions orbit", "--size", 'n', "N", "size of the board, 1 to 12 (default 8)"},
    {"trace", "--size", 'n', "N", "size of the board, 1 to 8 (default 8)"},
    {"solutions", "--format", 'f', "FORMAT", "{formats} or dimacs (default board)"},
    {"orbit", "--format", 'f', "FORMAT", "{formats} (default board)"},
    {"trace", "--format", 'f', "FORMAT", "{step formats} (default text)"},
    {"solutions", "--solution", 0, "K", "only this solution, counted from 1"},
    {"solutions", "--order", 0, "SEARCH", "in the order of this search, for N = 8: {searches}"},
    {"solutions", "--fundamental", 0, "", "only one solution of each orbit"},
    {"solutions", "--having", 0, "SQUARE", "only solutions with a queen here; may be repeated"},
    {"trace", "--steps", 0, "K", "only this many steps"},
    {"trace", "--until-solution", 0, "J", "the steps up to this solution (default 1)"},
    {"", "--output", 'o', "FILE", "write to this file; - is standard output"},
    {"", "--help", 'h', "", "this help; also help COMMAND"},
    {"", "--version", 0, "", "the version"}};

constexpr std::string_view exclusions[][2] = {{"--solution", "--fundamental"}, {"--solution", "--having"},
                                              {"--order", "--fundamental"},    {"--order", "--having"},
                                              {"--steps", "--until-solution"}};

bool goes_with(const option& each, const command& chosen)
{
    return each.of.empty() || each.of.find(chosen.name) != each.of.npos;
}

// Returns the option with a name such as --size or -n.
const option& option_named(std::string_view name)
{
    for (const option& each : options) {
        if (each.name == name || (each.letter != 0 && name == std::string{'-', each.letter})) return each;
    }
    std::vector<std::string_view> names = names_of(options);
    std::erase_if(names, [](std::string_view each) { return each.front() != '-'; }); // operands
    refuse_name("option", name, names);
}

// Sorts the words of a command line into operands and options.
std::vector<std::string> sort_words(std::span<const char* const> words, arguments& sorted)
{
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
        // --size 4, --size=4, -n 4 or -n4
        const bool is_long = word[1] == '-';
        const std::size_t end = is_long ? std::min(word.find('='), word.size()) : 2;
        const option& which = option_named(word.substr(0, end));
        std::string_view value = word.substr(std::min(end + (is_long ? 1 : 0), word.size()));
        if (which.value.empty() && end < word.size()) {
            throw bad_argument(concatenate(which.name, " has no value"));
        }
        if (!which.value.empty() && end == word.size()) {
            if (++index == words.size()) {
                throw bad_argument(concatenate(which.name, " needs a value, ", which.value));
            }
            value = words[index];
        }
        sorted.options.emplace_back(which.name, value);
    }
    return operands;
}

// Refuses options that do not go with the command, with another option, or twice.
void check_options(const command& chosen, const arguments& given)
{
    for (const auto& [name, value] : given.options) {
        const auto is_named = [name = name](const option& each) { return each.name == name; };
        const bool fits = std::any_of(std::begin(options), std::end(options), [&](const option& each) {
            return is_named(each) && goes_with(each, chosen);
        });
        if (!fits && &chosen == &default_command) {
            const option& which = *std::find_if(std::begin(options), std::end(options), is_named);
            throw bad_argument(concatenate(name, " goes with the command ", which.of));
        }
        if (!fits) {
            throw bad_argument(concatenate(name, " does not go with the command ", chosen.name));
        }
        if (given.value_of(name) != &value && name != "--having") {
            throw bad_argument(concatenate(name, " is given twice"));
        }
    }
    if (given.value_or("--output", "-").empty()) {
        refuse("--output", "", "allowed: a file name");
    }
    for (const auto& [one, other] : exclusions) {
        if (given.value_of(one) != nullptr && given.value_of(other) != nullptr) {
            throw bad_argument(concatenate(one, " and ", other, " exclude each other"));
        }
    }
}

// Appends two columns, the second of which is broken between words so that lines fit 80 columns.
void put_columns(const std::string& left, std::string_view right, std::string& out)
{
    constexpr std::size_t indent = 26;
    std::string line = "  " + left;
    line.resize(std::max(line.size() + 1, indent - 1), ' ');
    while (!right.empty()) {
        const std::string_view word = right.substr(0, right.find(' '));
        if (line.size() + 1 + word.size() > 80) {
            out += line + '\n';
            line.assign(indent - 1, ' ');
        }
        line += concatenate(' ', word);
        right.remove_prefix(std::min(word.size() + 1, right.size()));
    }
    out += line + '\n';
}

// Replaces {formats} and the like by the names.
std::string with_names(std::string_view text)
{
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
void put_options(const command& chosen, bool of_every_command, std::string& out)
{
    for (const option& each : options) {
        if (each.of.empty() != of_every_command || !goes_with(each, chosen)) continue;
        const std::string letter = each.letter == 0 ? "    " : std::string{'-', each.letter, ',', ' '};
        put_columns(concatenate(each.name.front() == '-' ? letter : "", each.name,
                                each.value.empty() ? "" : " ", each.value),
                    with_names(each.about), out);
    }
}

void put_help(std::string& out)
{
    out += concatenate(default_command.about, R"(

  ctqueens                              all 92 solutions
  ctqueens --solution 5 --format fen    solution 5 as FEN
  ctqueens trace bitmask --size 4       what a search does, step by step

Usage: ctqueens [COMMAND] [OPTION]...

Options without a command:
)");
    put_options(default_command, false, out);
    out += "\nCommands; help COMMAND shows their options:\n";
    for (const command& each : std::span(commands).subspan(1)) {
        put_columns(concatenate(each.name, " ", each.operand), each.about, out);
    }
    out += "\nOptions of every command:\n";
    put_options(default_command, true, out);
}

int print_help(const arguments& given, std::string& out)
{
    const command& chosen = entry_named(commands, "command", given.operand.empty() ? default_command.name : given.operand);
    if (&chosen == &default_command) {
        put_help(out);
        return 0;
    }
    out += concatenate(chosen.about, "\n\nUsage: ctqueens ", chosen.name, chosen.operand.empty() ? "" : " ",
                       chosen.operand, " [OPTION]...\n\n");
    put_options(chosen, false, out);
    put_options(chosen, true, out);
    return 0;
}

} // namespace

arguments parse(int argc, const char* const* argv)
{
    arguments given{};
    const std::vector<std::string> operands =
        sort_words(std::span(argv, static_cast<std::size_t>(argc)).subspan(argc == 0 ? 0 : 1), given);
    const command& chosen = operands.empty() ? default_command : entry_named(commands, "command", operands.front());
    if (given.value_of("--help") != nullptr) return {print_help, std::string(chosen.name), {}};
    if (given.value_of("--version") != nullptr) return {print_version, "", {}};
    const std::size_t most = chosen.operand.empty() ? 1 : 2;
    if (operands.size() > most) {
        refuse("argument", operands[most], concatenate("one too many for ", chosen.name));
    }
    if (operands.size() < most && !chosen.operand.empty() && !chosen.operand.starts_with('[')) {
        throw bad_argument(concatenate(chosen.name, " needs a ", chosen.operand, "; see ctqueens help ",
                                       chosen.name));
    }
    check_options(chosen, given);
    given.print = chosen.print;
    given.operand = operands.size() == 2 ? operands.back() : "";
    return given;
}

} // namespace ctqueens::shell
