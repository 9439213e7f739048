// SPDX-License-Identifier: BSL-1.0
// `trace`, `searches`, `count` and `replay`: the steps of a search, the work of all searches, the
// numbers of solutions for each N, and what the programs of the articles print.
#include "commands.hpp"
#include "entries.hpp"

#include <algorithm>
#include <iterator>

namespace ctqueens::shell {

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
    const bool may_be_cut = all.size() == max_trace_steps;
    if (ends.empty() && !until) {
        if (!may_be_cut) return all;
        refuse("trace: no solution in the first ", all.size(), " steps", whose, "; see --steps");
    }
    if (may_be_cut) {
        whose += concatenate(" in the first ", max_trace_steps, " steps (see --steps)");
    }
    const std::size_t last =
        number_up_to(ends.size(), "--until-solution", until.value_or("1"), whose);
    return all.first(ends[last - 1]);
}

int run_trace(const arguments& given, std::string& out) {
    const int size = size_of(given, largest_traced_size);
    const search_entry& search = entry_named(searches(), "search", given.operand);
    const auto [first, count] = search.steps_for(size);
    const step_span steps = selected_steps(given, size, {first, count});
    entry_named(step_formats(), "format", given.value_of("--format").value_or("text"))
        .write(size, steps, out);
    return 0;
}

int run_searches(const arguments&, std::string& out) {
    out += "search        candidates  conflict tests  backtracks  solutions\n";
    for (const search_entry& each : searches()) {
        const work_counts& work = each.work;
        constexpr std::size_t candidates_end = 24; // where that column ends
        const std::size_t width = candidates_end - std::min(each.name.size(), candidates_end - 1);
        out +=
            concatenate(each.name, right_aligned(work.candidates, width),
                        right_aligned(work.conflict_tests, 16), right_aligned(work.backtracks, 12),
                        right_aligned(work.solutions, 11), '\n');
    }
    return 0;
}

int run_count(const arguments&, std::string& out) {
    out += " N           solutions        fundamental\n";
    for (unsigned size = 0; size < std::size(published_counts); ++size) { // N = 0: the empty board
        const bool is_counted = size <= max_table_size;                   // to make the tables
        out += concatenate(right_aligned(size, 2), right_aligned(published_counts[size], 20),
                           right_aligned(published_fundamental_counts[size], 19),
                           is_counted ? "  counted by the compiler\n" : "  published\n");
    }
    return 0;
}

// Returns the rows of a board with 1 for a queen and 0 for an empty square, as many of the programs
// print it. A queen off the board has no square.
static std::string cells(placement_view queens, std::string_view before_row,
                         std::string_view between_cells, std::string_view after_row) {
    std::string rows;
    for (const int queen : queens) {
        for (int column = 0; column < queens.rows(); ++column) {
            rows += column == 0 ? before_row : between_cells;
            rows += column == queen ? '1' : '0';
        }
        rows += after_row;
    }
    return rows;
}

// What an article's program prints for each solution, and before all of them.
struct article_program {
    std::string_view name;  // that of the search
    std::string_view about; // its article
    std::string (*solution)(std::size_t number, placement_view queens);
    std::string (*beginning)(const search_entry& found) = [](auto&) { return std::string(); };
};
constexpr article_program all_article_programs[] = {
    {"permutation", "article 000",
     [](std::size_t number, placement_view queens) {
         return concatenate("The ", number, " solution:\n", cells(queens, " ", "  ", " \n"), '\n');
     }},
    {"exhaustive", "article 001", [](std::size_t, placement_view) { return std::string(); },
     [](const search_entry& found) {
         // The number of complete placements, and so of queens in the last row. The queens above it
         // backtrack, and so does the last queen of a solution.
         const work_counts& work = found.work;
         return concatenate(work.candidates - work.backtracks + work.solutions, '\n');
     }},
    {"backtracking", "article 001",
     [](std::size_t, placement_view queens) { return cells(queens, "", ",", "\n") + '\n'; }},
    {"iterative", "article 002",
     [](std::size_t number, placement_view queens) { // three on a line
         return concatenate(number % 3 == 1 ? "\n[" : "\t[", right_aligned(number, 2),
                            "]:", [=](appender out) { return text::digits::write(queens, out); });
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

name_list article_programs() { return names_of(all_article_programs); }

int run_replay(const arguments& given, std::string& out) {
    const article_program& chosen = entry_named(all_article_programs, "program", given.operand);
    const search_entry& found = entry_named(searches(), "search", chosen.name);
    out += chosen.beginning(found);
    std::size_t number = 0;
    for (const placement_view queens : found.solutions) out += chosen.solution(++number, queens);
    return 0;
}

} // namespace ctqueens::shell
