// SPDX-License-Identifier: BSL-1.0
#include "command_line.hpp"

#include "commands.hpp"
#include "registry.hpp"

#include <algorithm>

namespace ctqueens::shell {

namespace {

constexpr option size{"--size", 'n', "N", "size of the board, 1 to 12 (default 8)", &arguments::size};
constexpr option format{"--format", 'f', "FORMAT", "{formats} or dimacs (default board)", &arguments::format};
constexpr option step_format{"--format", 'f', "FORMAT", "{step formats} (default text)", &arguments::format};
constexpr option output{"--output", 'o', "FILE", "write to this file; - is standard output", &arguments::output};

struct excluding
{
    std::string_view one;
    std::string_view other;
};
constexpr excluding exclusions[] = {{"--solution", "--fundamental"}, {"--solution", "--having"},
                                    {"--order", "--fundamental"},    {"--order", "--having"},
                                    {"--steps", "--until-solution"}};

struct given_option
{
    const option* which;
    std::string value;
};

// Every option once.
const std::vector<option>& all_options()
{
    static const std::vector<option> all = [] {
        std::vector<option> found(common_options().begin(), common_options().end());
        for (const described_command& each : commands()) {
            found.insert(found.end(), each.options.begin(), each.options.end());
        }
        return found;
    }();
    return all;
}

// The words of a command line, sorted into options and operands.
class words
{
public:
    words(int argc, const char* const* argv) : rest_(argv + std::min(argc, 1), argv + argc)
    {
        while (!rest_.empty()) {
            const std::string_view word = next();
            if (word.size() < 2 || word.front() != '-') {
                operands.emplace_back(word);
            } else if (word == "--") {
                operands.insert(operands.end(), rest_.begin(), rest_.end());
                rest_ = {};
            } else if (word == "--help" || word == "-h") {
                wants_help = true;
            } else if (word == "--version") {
                wants_version = true;
            } else {
                word[1] == '-' ? read_long(word) : read_short(word);
            }
        }
    }

    std::vector<std::string> operands{};
    std::vector<given_option> options{};
    bool wants_help = false;
    bool wants_version = false;

private:
    std::string_view next()
    {
        const std::string_view word = rest_.front();
        rest_ = rest_.subspan(1);
        return word;
    }

    // --name, --name VALUE or --name=VALUE
    void read_long(std::string_view word)
    {
        const std::size_t end = std::min(word.find('='), word.size());
        const std::string_view name = word.substr(0, end);
        const option* which = find([&](const option& each) { return each.name == name; });
        if (which == nullptr) {
            refuse_name("option", name, names_of(std::span<const option>(all_options())));
        }
        if (end == word.size()) {
            add(*which);
        } else if (which->value.empty()) {
            throw bad_argument(std::string(name) + " has no value");
        } else {
            options.push_back({which, std::string(word.substr(end + 1))});
        }
    }

    // -n VALUE or -nVALUE
    void read_short(std::string_view word)
    {
        const option* which = find([&](const option& each) { return each.letter == word[1]; });
        if (which == nullptr) {
            refuse_name("option", word, names_of(std::span<const option>(all_options())));
        }
        if (word.size() == 2) {
            add(*which);
        } else if (which->value.empty()) {
            throw bad_argument(std::string(word.substr(0, 2)) + " has no value");
        } else {
            options.push_back({which, std::string(word.substr(2))});
        }
    }

    void add(const option& which)
    {
        if (!which.value.empty() && rest_.empty()) {
            throw bad_argument(std::string(which.name) + " needs a value, " + std::string(which.value));
        }
        options.push_back({&which, std::string(which.value.empty() ? "" : next())});
    }

    template <class Test>
    static const option* find(Test test)
    {
        const auto found = std::find_if(all_options().begin(), all_options().end(), test);
        return found == all_options().end() ? nullptr : &*found;
    }

    std::span<const char* const> rest_;
};

bool has_option(const described_command& chosen, std::string_view name)
{
    const auto is_it = [&](const option& each) { return each.name == name; };
    return name == output.name || std::any_of(chosen.options.begin(), chosen.options.end(), is_it);
}

// Refuses options that do not go with the command, with another option, or twice.
void check_options(const described_command& chosen, const std::vector<given_option>& options)
{
    const auto count = [&](std::string_view name) {
        return std::count_if(options.begin(), options.end(),
                             [&](const given_option& each) { return each.which->name == name; });
    };
    for (const given_option& each : options) {
        const std::string name(each.which->name);
        if (!has_option(chosen, name)) {
            const auto owner = std::find_if(commands().begin(), commands().end(),
                                            [&](const auto& known) { return has_option(known, name); });
            throw bad_argument(chosen.name.empty()
                                   ? name + " goes with the command " + std::string(owner->name)
                                   : name + " does not go with the command " + std::string(chosen.name));
        }
        if (each.which->text != nullptr && count(name) > 1) {
            throw bad_argument(name + " is given twice");
        }
    }
    for (const auto& [one, other] : exclusions) {
        if (count(one) > 0 && count(other) > 0) {
            throw bad_argument(std::string(one) + " and " + std::string(other) + " exclude each other");
        }
    }
}

void check_operands(const described_command& chosen, const std::vector<std::string>& operands)
{
    const std::size_t expected = chosen.name.empty() ? 0 : chosen.operand.empty() ? 1 : 2;
    if (operands.size() < expected) {
        const std::string name(chosen.name);
        throw bad_argument(name + " needs a " + std::string(chosen.operand) + "; see ctqueens help " + name);
    }
    if (operands.size() > expected) {
        refuse("argument", operands[expected], "one too many for " + std::string(chosen.name));
    }
}

int print_text(const arguments& given, std::string& out)
{
    out = given.operand;
    return 0;
}

} // namespace

const std::vector<described_command>& commands()
{
    static const std::vector<described_command> all{
        {"", "", "Print the solutions of the eight queens puzzle, which the compiler found.", print_solutions,
         {size,
          format,
          {"--solution", 0, "K", "only this solution, counted from 1", &arguments::solution},
          {"--order", 0, "SEARCH", "in the order of this search, for N = 8: {searches}", &arguments::order},
          {"--fundamental", 0, "", "only one solution of each orbit", &arguments::fundamental},
          {"--having", 0, "SQUARE", "only solutions with a queen here; may be repeated", nullptr}},
         ""},
        {"orbit", "K", "Print solution K and its images under symmetries.", print_orbit, {size, format}, ""},
        {"check", "PLACEMENT", "Say which solution it is, or which two queens attack each other.", print_check, {},
         "PLACEMENT is a text in any of the formats board, grid, columns, digits, squares,\n"
         "fen, csv and json, or - to read placements from standard input, one a line.\n"
         "The exit status is 0 if all are solutions, and otherwise 1.\n"},
        {"trace", "SEARCH", "Print what a search does, step by step.", print_trace,
         {size,
          step_format,
          {"--steps", 0, "K", "only this many steps", &arguments::steps},
          {"--until-solution", 0, "J", "the steps up to this solution (default 1)", &arguments::until_solution}},
         "N is at most 8.\n"},
        {"searches", "", "Print how much work each search does for N = 8.", print_searches, {}, ""},
        {"count", "", "Print the number of solutions for each N.", print_counts, {}, ""},
        {"replay", "NAME", "Print what the program of an article prints.", print_replay, {}, ""}};
    return all;
}

std::span<const option> common_options()
{
    static constexpr option all[]{output,
                                  {"--help", 'h', "", "this help; also help COMMAND", nullptr},
                                  {"--version", 0, "", "the version", nullptr}};
    return all;
}

const described_command& command_named(std::string_view name)
{
    if (const described_command* found = find(std::span<const described_command>(commands()), name)) {
        return *found;
    }
    std::vector<std::string_view> names = names_of(std::span<const described_command>(commands()));
    names.push_back("help");
    refuse_name("command", name, names);
}

arguments parse(int argc, const char* const* argv)
{
    words given(argc, argv);
    if (!given.operands.empty() && given.operands.front() == "help") {
        given.operands.erase(given.operands.begin());
        given.wants_help = true;
    }
    const described_command& chosen = command_named(given.operands.empty() ? "" : given.operands.front());
    arguments result;
    result.print = print_text;
    if (given.wants_help) {
        result.operand = chosen.name.empty() ? help() : help(chosen);
        return result;
    }
    if (given.wants_version) {
        result.operand = "ctqueens " CTQUEENS_VERSION "\n";
        return result;
    }
    check_operands(chosen, given.operands);
    check_options(chosen, given.options);
    for (const auto& [which, value] : given.options) {
        if (which->text != nullptr) {
            result.*which->text = value;
        } else {
            result.having.push_back(value);
        }
    }
    if (result.output == "") {
        refuse(output.name, "", "allowed: a file name");
    }
    result.print = chosen.print;
    result.operand = given.operands.empty() ? "" : given.operands.back();
    return result;
}

} // namespace ctqueens::shell
