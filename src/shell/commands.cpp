// SPDX-License-Identifier: BSL-1.0
// The tables of commands, operands and options, and `help` and `--version`, which are written from
// them.
#include "commands.hpp"

#include "entries.hpp"

#include <ctqueens/notation_text.hpp>
#include <ctqueens/version.hpp>

#include <algorithm>

namespace ctqueens::shell {

constexpr command all_commands[] = {
    {"solutions", "", run_solutions,
     "Print the solutions of the eight queens puzzle, found at compile time."},
    {"orbit", "K", run_orbit, "Print solution K and its rotations and reflections."},
    {"check", "PLACEMENT", run_check,
     "Check whether a placement is a solution, and print its number."},
    {"trace", "SEARCH", run_trace, "Print the steps of a search."},
    {"searches", "", run_searches, "Print how much work each search does for N = 8."},
    {"count", "", run_count, "Print how many solutions there are for each N."},
    {"replay", "NAME", run_replay,
     "Reproduce the output of a program from the articles behind the searches."},
    {"help", "[COMMAND]", run_help, "Show the options of a command."}};

std::span<const command> commands() { return all_commands; }

template <auto& entries> static name_list names_in() { return names_of(entries()); }

constexpr operand all_operands[] = {
    {.of = run_orbit, .form = "K", .about = {"the number of a solution (the first is 1)"}},
    {.of = run_check,
     .form = "PLACEMENT",
     .about = {"a placement in one of the formats", [] { return name_list{{readable_formats}}; }}},
    {.of = run_check,
     .form = "or -",
     .about = {"what another program prints, from standard input: boards, lists of columns or "
               "squares, all for one N. Each answer begins with a line number; a summary says "
               "which solutions are missing or repeated. Exit status: 0 if all are solutions, 1 "
               "if any is not, 2 if none is found, one cannot be read, or reading or writing "
               "fails."}},
    {.of = run_trace,
     .form = "SEARCH",
     .about = {"one of", names_in<searches>, name_style::explained}},
    {.of = run_replay, .form = "NAME", .about = {"one of", article_programs}}};

std::span<const operand> operands() { return all_operands; }

// The help below and ctqueens.1.in contain these numbers.
static_assert(max_table_size == 12 && largest_traced_size == 8 && max_trace_steps == 4096 &&
              searched_size == 8 && largest_puzzle_size == 50);

constexpr option all_options[] = {
    {.of = run_solutions,
     .name = "--size",
     .letter = 'n',
     .value = "N",
     .about = {"size of the board, 1 to 12 (default 8), or to 50 in the format dimacs"}},
    {.of = run_orbit,
     .name = "--size",
     .letter = 'n',
     .value = "N",
     .about = {"size of the board, 1 to 12 (default 8)"}},
    {.of = run_trace,
     .name = "--size",
     .letter = 'n',
     .value = "N",
     .about = {"size of the board, 1 to 8 (default 8)"}},
    {.of = run_solutions,
     .name = "--format",
     .letter = 'f',
     .value = "FORMAT",
     .about = {"the format (default board)", names_in<formats>, name_style::explained}},
    {.of = run_orbit,
     .name = "--format",
     .letter = 'f',
     .value = "FORMAT",
     .about = {"the format (default board), one of", names_in<board_formats>}},
    {.of = run_trace,
     .name = "--format",
     .letter = 'f',
     .value = "FORMAT",
     .about = {"the format (default text)", names_in<step_formats>, name_style::explained}},
    {.of = run_solutions,
     .name = "--solution",
     .value = "K",
     .about = {"print only solution K (the first is 1)"}},
    {.of = run_solutions,
     .name = "--order",
     .value = "SEARCH",
     .about = {"print solutions in the order of this search (N = 8 only), one of",
               names_in<searches>}},
    {.of = run_solutions,
     .name = "--fundamental",
     .about = {"print only one solution of each orbit; with --having, the first that has queens "
               "there"}},
    {.of = run_solutions,
     .name = "--having",
     .value = "SQUARE",
     .about = {"print only solutions with a queen on this square; may be repeated"},
     .may_be_repeated = true},
    {.of = run_trace, .name = "--steps", .value = "K", .about = {"print only the first K steps"}},
    {.of = run_trace,
     .name = "--until-solution",
     .value = "J",
     .about = {"print the steps up to solution J (default 1, or all steps if there is no "
               "solution)"}},
    {.of = run_check,
     .name = "--complete",
     .about = {"exit with status 1, too, if a solution is missing or repeated"}},
    {.of = run_check, .name = "--missing", .about = {"list all solutions that are missing"}},
    {.name = "--help", .letter = 'h', .about = {"show this help"}},
    {.name = "--version", .about = {"print the version"}}};

std::span<const option> options() { return all_options; }

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
