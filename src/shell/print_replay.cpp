// SPDX-License-Identifier: BSL-1.0
#include "option_values.hpp"
#include "tables.hpp"

#include <ctqueens/text.hpp>

#include <iterator>
#include <string_view>

namespace ctqueens::shell {

namespace {

using namespace name_literals;
using queens = placement<searched_size>;

// The text that an article's program prints before, between and after the cells of a row.
struct row_style
{
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

void put_board(const grid<searched_size>& board, const row_style& style, std::string& out)
{
    for (const auto& row : board.cells) {
        for (int column = 0; column < searched_size; ++column) {
            out += column == 0 ? style.before : style.between;
            out += row[column] != 0 ? '1' : '0';
        }
        out += style.after;
    }
}

// The program in article 000.
void replay_permutation(std::string& out)
{
    int number = 0;
    for (const queens& solution : search_orders["permutation"_s]) {
        out += "The " + std::to_string(++number) + " solution:\n";
        put_board(to_grid(solution), {" ", "  ", " \n"}, out);
        out += '\n';
    }
}

// The enumeration in article 001, which prints the number of assignments.
void replay_exhaustive(std::string& out)
{
    out += std::to_string(search_works["exhaustive"_s].conflict_tests) + '\n';
}

// The backtracking program in article 001.
void replay_backtracking(std::string& out)
{
    for (const queens& solution : search_orders["backtracking"_s]) {
        put_board(to_grid(solution), {"", ",", "\n"}, out);
        out += '\n';
    }
}

// The first program in article 002. It prints three solutions per line and no newline at the end.
void replay_iterative(std::string& out)
{
    out += "The possible configuration of 8 queens are:\n";
    int number = 0;
    for (const queens& solution : search_orders["iterative"_s]) {
        out += number % 3 == 0 ? "\n[" : "\t[";
        ++number;
        out += number < 10 ? " " : "";
        out += std::to_string(number) + "]:";
        text::digits::write(solution, std::back_inserter(out));
    }
}

// The second program in article 002.
void replay_occupancy(std::string& out)
{
    int number = 0;
    for (const queens& solution : search_orders["occupancy"_s]) {
        out += "NO." + std::to_string(++number) + '\n';
        put_board(to_grid(solution), {"", " ", " \n"}, out);
    }
}

// The program in article 003, which prints the empty board first.
void replay_board_scan(std::string& out)
{
    constexpr row_style slice{"[", " ", "] \n"};
    out += "init board.. \n";
    put_board({}, slice, out);
    int number = 0;
    for (const queens& solution : search_orders["board-scan"_s]) {
        out += "found success count:  " + std::to_string(++number) + '\n';
        put_board(to_grid(solution), slice, out);
    }
}

constexpr auto programs = hana::make_map(hana::make_pair("permutation"_s, replay_permutation),
                                         hana::make_pair("exhaustive"_s, replay_exhaustive),
                                         hana::make_pair("backtracking"_s, replay_backtracking),
                                         hana::make_pair("iterative"_s, replay_iterative),
                                         hana::make_pair("occupancy"_s, replay_occupancy),
                                         hana::make_pair("board-scan"_s, replay_board_scan));

} // namespace

std::string replay_names()
{
    return names_in(programs);
}

int print_replay(const arguments& given, std::string& out)
{
    const auto run = [&](auto, auto program) { program(out); };
    if (!registry::with_entry(programs, given.operand, run)) {
        refuse("replay", given.operand, "allowed: " + replay_names());
    }
    return 0;
}

} // namespace ctqueens::shell
