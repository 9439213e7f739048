// SPDX-License-Identifier: BSL-1.0
// What the searches did: their traces and their work, the counts that they agree on, and what the
// programs of the articles print.
#include "shell.hpp"

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

// Returns the rows of a board with 1 for a queen and 0 for an empty square, as many programs print
// it. A queen off the board has no square.
static std::string cells(placement_view queens, std::string_view before_row,
                         std::string_view between_cells, std::string_view after_row) {
    std::string rows;
    for (const int queen : queens) {
        for (int column = 0; column < queens.size(); ++column) {
            rows += column == 0 ? before_row : between_cells;
            rows += column == queen ? '1' : '0';
        }
        rows += after_row;
    }
    return rows;
}

// An article's program: what it prints for each solution, and before all of them.
struct program {
    std::string_view name;  // that of the search
    std::string_view about; // its article
    std::string (*solution)(std::size_t number, placement_view queens);
    std::string (*beginning)(const search_entry& found) = [](auto&) { return std::string(); };
};
constexpr program programs[] = {
    {"permutation", "article 000",
     [](std::size_t number, placement_view queens) {
         return concatenate("The ", number, " solution:\n", cells(queens, " ", "  ", " \n"), '\n');
     }},
    {"exhaustive", "article 001", [](std::size_t, placement_view) { return std::string(); },
     [](const search_entry& found) { // the number of complete placements
         const work_counts& work = found.work;
         return concatenate(work.candidates - work.backtracks + work.solutions, '\n');
     }},
    {"backtracking", "article 001",
     [](std::size_t, placement_view queens) { return cells(queens, "", ",", "\n") + '\n'; }},
    {"iterative", "article 002",
     [](std::size_t number, placement_view queens) { // three on a line
         std::string text = concatenate(number % 3 == 1 ? "\n[" : "\t[", right(number, 2), "]:");
         text::digits::write(queens, appender(text));
         return text;
     },
     [](auto&) { return std::string("The possible configuration of 8 queens are:\n"); }},
    {"occupancy", "article 002",
     [](std::size_t number, placement_view queens) {
         return concatenate("NO.", number, '\n', cells(queens, "", " ", " \n"));
     }},
    {"board-scan", "article 003",
     [](std::size_t number, placement_view queens) {
         return concatenate("found success count:  ", number, '\n',
                            cells(queens, "[", " ", "] \n"));
     },
     [](auto&) { // no queen is on the board yet
         constexpr placement<searched_size> empty = {{8, 8, 8, 8, 8, 8, 8, 8}};
         return "init board.. \n" + cells(empty, "[", " ", "] \n");
     }}};

int print_trace(const arguments& given, std::string& out) {
    const int size = size_of(given, largest_traced_size);
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
    out += chosen.beginning(found);
    std::size_t number = 0;
    for (const placement_view queens : found.solutions) out += chosen.solution(++number, queens);
    return 0;
}

} // namespace ctqueens::shell
