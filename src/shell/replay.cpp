// SPDX-License-Identifier: BSL-1.0
#include "replay.hpp"

#include "searches.hpp"

#include <ctqueens/text.hpp>

#include <string>

namespace ctqueens::shell {

namespace {

using namespace name_literals;
using queens = placement<searched_size>;

// What an article prints before, between and after the cells of a row.
struct row_style
{
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

void put_board(const grid<searched_size>& board, const row_style& style, output& target)
{
    for (const auto& row : board.cells) {
        target.put(style.before);
        for (int column = 0; column < searched_size; ++column) {
            if (column > 0) {
                target.put(style.between);
            }
            target.put(row[column] != 0 ? '1' : '0');
        }
        target.put(style.after);
    }
}

// Article 000.
void replay_permutation(output& target)
{
    int number = 0;
    for (const queens& solution : search_orders["permutation"_s]) {
        target.put("The " + std::to_string(++number) + " solution:\n");
        put_board(to_grid(solution), {" ", "  ", " \n"}, target);
        target.put('\n');
    }
}

// Article 001, the enumeration: prints the number of assignments.
void replay_exhaustive(output& target)
{
    target.put(std::to_string(search_works["exhaustive"_s].conflict_tests) + '\n');
}

// Article 001, the backtracking program.
void replay_backtracking(output& target)
{
    for (const queens& solution : search_orders["backtracking"_s]) {
        put_board(to_grid(solution), {"", ",", "\n"}, target);
        target.put('\n');
    }
}

// Article 002, first program: three solutions a line, and no newline at the end.
void replay_iterative(output& target)
{
    target.put("The possible configuration of 8 queens are:\n");
    int number = 0;
    for (const queens& solution : search_orders["iterative"_s]) {
        target.put(number % 3 == 0 ? "\n[" : "\t[");
        ++number;
        target.put(number < 10 ? " " : "");
        target.put(std::to_string(number) + "]:");
        text::digits::write(solution, output_iterator(target));
    }
}

// Article 002, second program.
void replay_occupancy(output& target)
{
    int number = 0;
    for (const queens& solution : search_orders["occupancy"_s]) {
        target.put("NO." + std::to_string(++number) + '\n');
        put_board(to_grid(solution), {"", " ", " \n"}, target);
    }
}

// Article 003: the empty board first.
void replay_board_scan(output& target)
{
    constexpr row_style slice{"[", " ", "] \n"};
    target.put("init board.. \n");
    put_board({}, slice, target);
    int number = 0;
    for (const queens& solution : search_orders["board-scan"_s]) {
        target.put("found success count:  " + std::to_string(++number) + '\n');
        put_board(to_grid(solution), slice, target);
    }
}

constexpr auto programs = hana::make_map(hana::make_pair("permutation"_s, replay_permutation),
                                         hana::make_pair("exhaustive"_s, replay_exhaustive),
                                         hana::make_pair("backtracking"_s, replay_backtracking),
                                         hana::make_pair("iterative"_s, replay_iterative),
                                         hana::make_pair("occupancy"_s, replay_occupancy),
                                         hana::make_pair("board-scan"_s, replay_board_scan));

} // namespace

replay_program find_replay(std::string_view name) noexcept
{
    replay_program found = nullptr;
    registry::with_entry(programs, name, [&](auto, replay_program program) { found = program; });
    return found;
}

std::string replay_names()
{
    return names_in(programs);
}

} // namespace ctqueens::shell
