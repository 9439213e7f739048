// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"

#include "entries.hpp"

#include <ctqueens/parse.hpp>

namespace ctqueens::shell {

constexpr command all_commands[] = {
    {"solutions", "", run_solutions,
     "Print the solutions of the eight queens puzzle, found at compile time."},
    {"orbit", "K", run_orbit, "Print solution K and its rotations and reflections."},
    {"check", "PLACEMENT", run_check,
     "Check whether a placement is a solution, and print its number."},
    {"trace", "SEARCH", run_trace, "Print the steps of a search."},
    {"searches", "", run_searches, "Print how much work each search does for N = 8."},
    {"count", "", run_counts, "Print the number of solutions for each N."},
    {"replay", "NAME", run_replay,
     "Reproduce the output of a program from the articles behind the searches."},
    {"help", "[COMMAND]", run_help, "Show the options of a command."}};

std::span<const command> commands() { return all_commands; }

template <auto& entries> static name_list names_in() { return names_of(entries()); }

constexpr std::string_view table_sizes = "size of the board, 1 to 12 (default 8)";
constexpr option all_options[] = {
    {run_orbit, "K", 0, "", "the number of a solution (the first is 1)"},
    {run_check, "PLACEMENT", 0, "", "a placement in one of the formats",
     [] { return name_list{{readable_formats}}; }},
    {run_check, "or -", 0, "",
     "any number of them from standard input, up to the first that cannot be read; each answer "
     "begins with the line number. Exit status: 0 if all are solutions, 1 if any is "
     "not, 2 if none is found, one cannot be read, or reading or writing fails."},
    {run_trace, "SEARCH", 0, "", "one of:", names_in<searches>},
    {run_replay, "NAME", 0, "", "one of", article_programs},
    {run_solutions, "--size", 'n', "N", table_sizes},
    {run_orbit, "--size", 'n', "N", table_sizes},
    {run_trace, "--size", 'n', "N", "size of the board, 1 to 8 (default 8)"},
    {run_solutions, "--format", 'f', "FORMAT", "the format (default board):", names_in<formats>},
    {run_orbit, "--format", 'f', "FORMAT", "one of (default board)", names_in<board_formats>},
    {run_trace, "--format", 'f', "FORMAT", "the format (default text):", names_in<step_formats>},
    {run_solutions, "--solution", 0, "K", "print only solution K (the first is 1)"},
    {run_solutions, "--order", 0, "SEARCH",
     "print solutions in the order of this search (N = 8 only), one of", names_in<searches>},
    {run_solutions, "--fundamental", 0, "",
     "print only one solution of each orbit; with --having, the first that has queens there"},
    {run_solutions, "--having", 0, "SQUARE",
     "print only solutions with a queen on this square; may be repeated"},
    {run_trace, "--steps", 0, "K", "print only the first K steps"},
    {run_trace, "--until-solution", 0, "J",
     "print the steps up to solution J (default 1, or all steps if there is no solution)"},
    {nullptr, "--help", 'h', "", "show this help"},
    {nullptr, "--version", 0, "", "print the version"}};

std::span<const option> options() { return all_options; }

} // namespace ctqueens::shell
