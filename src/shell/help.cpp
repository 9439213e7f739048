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

static void put_option(const option& which, std::string& out) {
    std::string left;
    if (!which.is_operand()) {
        left = which.letter == 0 ? "    " : concatenate('-', which.letter, ", ");
    }
    left += concatenate(which.name, which.value.empty() ? "" : " ", which.value);
    const name_list values = which.values ? which.values() : name_list();
    const bool describes_values = which.about.ends_with(':');
    const bool lists_values = !values.empty() && !describes_values;
    put_columns(left, concatenate(which.about, lists_values ? ": " + joined(values) : ""), out);
    if (!describes_values) return;
    for (const auto& [name, about] : values) put_columns(concatenate("    ", name), about, out);
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
