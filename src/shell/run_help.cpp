// SPDX-License-Identifier: BSL-1.0
// `help` and `--version`.
#include "commands.hpp"

#include <ctqueens/version.hpp>

#include <algorithm>

namespace ctqueens::shell {

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

static void put_overview(std::string& out) {
    out += R"(  ctqueens                              all 92 solutions
  ctqueens --solution 5 --format fen    solution 5 as FEN
  ctqueens trace bitmask --size 4       the steps of a search

Usage: ctqueens [COMMAND] [OPTION]...

Commands (help COMMAND shows their options):
)";
    for (const command& each : commands().subspan(1)) {
        put_columns(concatenate(each.name, " ", each.operand), each.about, out);
    }
    out += "\nOptions:\n";
}

static void put_description(const std::string& left, const description& about, std::string& out) {
    const name_list names = about.names ? about.names() : name_list();
    const bool is_explained = about.style == name_style::explained;
    const std::string list = names.empty() ? "" : is_explained ? ":" : ": " + joined(names);
    put_columns(left, concatenate(about.text, list), out);
    if (!is_explained) return;
    for (const auto& [name, meaning] : names) put_columns(concatenate("    ", name), meaning, out);
}

static void put_option(const option& which, std::string& out) {
    const std::string letter = which.letter == '\0' ? "    " : concatenate('-', which.letter, ", ");
    const std::string_view blank = which.value.empty() ? "" : " ";
    put_description(concatenate(letter, which.name, blank, which.value), which.about, out);
}

int run_help(const arguments& given, std::string& out) {
    const command& chosen = given.operand.empty()
                                ? commands().front()
                                : entry_named(commands(), "command", given.operand);
    out += concatenate(chosen.about, "\n\n");
    if (&chosen == &commands().front()) {
        put_overview(out);
    } else {
        out += concatenate("Usage: ctqueens ", chosen.name, chosen.operand.empty() ? "" : " ",
                           chosen.operand, " [OPTION]...\n\n");
    }
    for (const operand& each : operands()) {
        if (each.of == chosen.run) put_description(std::string(each.form), each.about, out);
    }
    for (const option& each : options()) {
        if (each.belongs_to(chosen)) put_option(each, out);
    }
    return 0;
}

int run_version(const arguments&, std::string& out) {
    out += concatenate("ctqueens ", CTQUEENS_VERSION_MAJOR, '.', CTQUEENS_VERSION_MINOR, '.',
                       CTQUEENS_VERSION_PATCH, '\n');
    return 0;
}

} // namespace ctqueens::shell
