// SPDX-License-Identifier: BSL-1.0
// The help fits 80 columns. It is made from the same descriptions as the command line.
#include "command_line.hpp"
#include "commands.hpp"
#include "registry.hpp"

namespace ctqueens::shell {

namespace {

constexpr std::size_t indent = 26; // of descriptions
constexpr std::size_t width = 80;

constexpr std::string_view examples = R"(
  ctqueens                              all 92 solutions
  ctqueens --solution 5 --format fen    solution 5 as FEN
  ctqueens trace bitmask --size 4       what a search does, step by step
)";

std::string list_of(const std::vector<std::string_view>& names)
{
    std::string list;
    for (const std::string_view name : names) {
        list += list.empty() ? "" : ", ";
        list += name;
    }
    return list;
}

// Replaces {NAMES} by the names.
std::string with_names(std::string_view text)
{
    const std::size_t begin = text.find('{');
    if (begin == text.npos) return std::string(text);
    const std::size_t end = text.find('}');
    const std::string_view which = text.substr(begin + 1, end - begin - 1);
    const auto names = which == "formats" ? names_of(formats())
                       : which == "searches" ? names_of(searches())
                                             : names_of(step_formats());
    return std::string(text.substr(0, begin)) + list_of(names) + std::string(text.substr(end + 1));
}

// Appends two columns, the second of which is broken between words.
void put_columns(std::string left, std::string_view right, std::string& out)
{
    std::string line = "  " + left;
    line.resize(std::max(line.size() + 2, indent), ' ');
    while (!right.empty()) {
        const std::size_t end = std::min(right.find(' '), right.size());
        if (line.size() + end > width) {
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + '\n';
            line.assign(indent, ' ');
        }
        line += right.substr(0, end);
        line += ' ';
        right.remove_prefix(std::min(end + 1, right.size()));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
}

void put_options(std::span<const option> options, std::string& out)
{
    for (const option& each : options) {
        std::string left = each.letter == 0 ? "    " : std::string{'-', each.letter, ',', ' '};
        left += each.name;
        left += each.value.empty() ? "" : " ";
        left += each.value;
        put_columns(left, with_names(each.about), out);
    }
}

} // namespace

std::string help()
{
    std::string out;
    const described_command& first = commands().front();
    out += first.about;
    out += '\n';
    out += examples;
    out += "\nUsage: ctqueens [COMMAND] [OPTION]...\n\nOptions without a command:\n";
    put_options(first.options, out);
    out += "\nCommands; help COMMAND shows their options:\n";
    for (const described_command& each : std::span(commands()).subspan(1)) {
        put_columns(std::string(each.name) + " " + std::string(each.operand), each.about, out);
    }
    out += "\nOptions of every command:\n";
    put_options(common_options(), out);
    return out;
}

std::string help(const described_command& which)
{
    std::string out(which.about);
    out += "\n\nUsage: ctqueens " + std::string(which.name);
    out += which.operand.empty() ? "" : " " + std::string(which.operand);
    out += " [OPTION]...\n\n";
    if (which.operand == "SEARCH" || which.operand == "NAME") {
        put_columns(std::string(which.operand),
                    list_of(which.operand == "NAME" ? replay_names() : names_of(searches())), out);
    }
    put_options(which.options, out);
    put_options(common_options().first(1), out);
    if (!which.more.empty()) {
        out += '\n';
        out += which.more;
    }
    return out;
}

} // namespace ctqueens::shell
