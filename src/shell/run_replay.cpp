// SPDX-License-Identifier: BSL-1.0
// `replay`: what the programs of the articles print.
#include "commands.hpp"
#include "entries.hpp"

namespace ctqueens::shell {

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
