// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"
#include "commands.hpp"
#include "registry.hpp"

#include <iterator>

namespace ctqueens::shell {

namespace {

// The text that an article's program prints before, between and after the cells of a row.
struct row_style
{
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

void put_board(placement_view queens, const row_style& style, std::string& out)
{
    for (const int queen : queens) {
        for (int column = 0; column < queens.size(); ++column) {
            out += column == 0 ? style.before : style.between;
            out += column == queen ? '1' : '0';
        }
        out += style.after;
    }
}

// The program in article 000.
void replay_permutation(const search_entry& found, std::string& out)
{
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        out += "The " + std::to_string(index + 1) + " solution:\n";
        put_board(found.solutions[index], {" ", "  ", " \n"}, out);
        out += '\n';
    }
}

// The enumeration in article 001, which prints the number of assignments.
void replay_exhaustive(const search_entry& found, std::string& out)
{
    out += std::to_string(found.work.conflict_tests) + '\n';
}

// The backtracking program in article 001.
void replay_backtracking(const search_entry& found, std::string& out)
{
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        put_board(found.solutions[index], {"", ",", "\n"}, out);
        out += '\n';
    }
}

// The first program in article 002. It prints three solutions per line and no newline at the end.
void replay_iterative(const search_entry& found, std::string& out)
{
    out += "The possible configuration of 8 queens are:\n";
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        out += index % 3 == 0 ? "\n[" : "\t[";
        out += index + 1 < 10 ? " " : "";
        out += std::to_string(index + 1) + "]:";
        text::digits::write(found.solutions[index], std::back_inserter(out));
    }
}

// The second program in article 002.
void replay_occupancy(const search_entry& found, std::string& out)
{
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        out += "NO." + std::to_string(index + 1) + '\n';
        put_board(found.solutions[index], {"", " ", " \n"}, out);
    }
}

// The program in article 003, which prints the empty board first.
void replay_board_scan(const search_entry& found, std::string& out)
{
    constexpr row_style slice{"[", " ", "] \n"};
    out += "init board.. \n";
    put_board(placement<searched_size>{{8, 8, 8, 8, 8, 8, 8, 8}}, slice, out); // no column has a queen
    for (std::size_t index = 0; index < found.solutions.size(); ++index) {
        out += "found success count:  " + std::to_string(index + 1) + '\n';
        put_board(found.solutions[index], slice, out);
    }
}

struct program
{
    std::string_view name; // that of the search
    void (*replay)(const search_entry& found, std::string& out);
};
constexpr program programs[] = {{"permutation", replay_permutation},   {"exhaustive", replay_exhaustive},
                                {"backtracking", replay_backtracking}, {"iterative", replay_iterative},
                                {"occupancy", replay_occupancy},       {"board-scan", replay_board_scan}};

} // namespace

std::vector<std::string_view> replay_names()
{
    return names_of(std::span<const program>(programs));
}

int print_replay(const arguments& given, std::string& out)
{
    const program* chosen = find(std::span<const program>(programs), given.operand);
    if (chosen == nullptr) {
        refuse_name("replay", given.operand, replay_names());
    }
    chosen->replay(*find(searches(), chosen->name), out);
    return 0;
}

} // namespace ctqueens::shell
