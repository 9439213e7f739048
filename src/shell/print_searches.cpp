// SPDX-License-Identifier: BSL-1.0
// What the searches did: their traces and their work, the counts that they agree on, and what the
// programs of the articles print.
#include "shell.hpp"

#include <ctqueens/text/plain_formats.hpp>

namespace ctqueens::shell {

// Returns a number with blanks before it.
static std::string right(std::uint64_t number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), ' ') + digits;
}

// Returns the steps selected by --steps or --until-solution; the default is up to the first
// solution.
static step_span selected_steps(const arguments& given, int size, step_span all) {
    std::string whose = concatenate(" for ", given.operand, " with N = ", size);
    const auto steps = given.value_of("--steps"), until = given.value_of("--until-solution");
    if (steps && until) refuse("--steps and --until-solution cannot be combined");
    if (steps) return all.first(number_up_to(all.size(), "--steps", *steps, whose));
    std::vector<std::size_t> ends; // of the steps up to each solution
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (all[index].kind == step_kind::solution) ends.push_back(index + 1);
    }
    if (ends.empty() && !until && all.size() < max_trace_steps) return all;
    if (all.size() == max_trace_steps) {
        whose += concatenate(" in the first ", max_trace_steps, " steps (see --steps)");
    }
    const std::size_t last =
        number_up_to(ends.size(), "--until-solution", until.value_or("1"), whose);
    return all.first(ends[last - 1]);
}

// An article's program, and what it prints around the number of a solution and around the cells of
// its board.
struct program {
    std::string_view name;  // that of the search
    std::string_view about; // its article
    std::string_view before_number{}, after_number{}, before_row{}, between_cells{}, after_row{},
        after_board{};
};
constexpr program programs[] = {
    {"permutation", "article 000", "The ", " solution:\n", " ", "  ", " \n", "\n"},
    {"exhaustive", "article 001"},
    {"backtracking", "article 001", "", "", "", ",", "\n", "\n"},
    {"iterative", "article 002"},
    {"occupancy", "article 002", "NO.", "\n", "", " ", " \n", ""},
    {"board-scan", "article 003", "found success count:  ", "\n", "[", " ", "] \n", ""}};

static void put_board(placement_view queens, const program& style, std::string& out) {
    for (const int queen : queens) {
        for (int column = 0; column < queens.size(); ++column) {
            out += column == 0 ? style.before_row : style.between_cells;
            out += column == queen ? '1' : '0';
        }
        out += style.after_row;
    }
    out += style.after_board;
}

int print_trace(const arguments& given, std::string& out) {
    const int size = size_of(given, max_traced_size);
    const search_entry& search = entry_named(searches(), "search", given.operand);
    const step_span steps = selected_steps(given, size, search.steps[size - 1]);
    entry_named(step_formats(), "format", given.value_of("--format").value_or("text"))
        .write(size, steps, out);
    return 0;
}

int print_searches(const arguments&, std::string& out) {
    out += "search        candidates  conflict tests  backtracks  solutions\n";
    for (const search_entry& each : searches()) {
        out += concatenate(
            each.name,
            right(each.work.candidates, 24 - std::min<std::size_t>(each.name.size(), 23)),
            right(each.work.conflict_tests, 16), right(each.work.backtracks, 12),
            right(each.work.solutions, 11), '\n');
    }
    return 0;
}

int print_counts(const arguments&, std::string& out) {
    out += " N  solutions\n";
    for (unsigned size = 0; size <= max_table_size; ++size) { // N = 0: the empty board
        out += concatenate(right(size, 2), right(published_counts[size], 11), '\n');
    }
    return 0;
}

name_list program_names() { return names_of(programs); }

int print_replay(const arguments& given, std::string& out) {
    const program& chosen = entry_named(programs, "program", given.operand);
    const search_entry& found = entry_named(searches(), "search", chosen.name);
    if (chosen.name == "exhaustive") { // prints the number of complete placements
        const work_counts& work = found.work;
        out += std::to_string(work.candidates - work.backtracks + work.solutions) + '\n';
        return 0;
    }
    const bool puts_threes = chosen.name == "iterative"; // on a line, and no newline at the end
    if (puts_threes) out += "The possible configuration of 8 queens are:\n";
    if (chosen.name == "board-scan") { // begins with an empty board: no column has a queen
        out += "init board.. \n";
        put_board(placement<searched_size>{{8, 8, 8, 8, 8, 8, 8, 8}}, chosen, out);
    }
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        const std::string number = std::to_string(index + 1);
        if (puts_threes) {
            out += concatenate(index % 3 == 0 ? "\n[" : "\t[", number.size() == 1 ? " " : "",
                               number, "]:");
            text::digits::write(found.solutions[index], appender(out));
        } else {
            out += concatenate(chosen.before_number, chosen.after_number.empty() ? "" : number,
                               chosen.after_number);
            put_board(found.solutions[index], chosen, out);
        }
    }
    return 0;
}

} // namespace ctqueens::shell
