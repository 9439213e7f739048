// SPDX-License-Identifier: BSL-1.0
// `solutions` and `orbit`: the commands that print boards.
#include "commands.hpp"
#include "entries.hpp"
#include "solution_numbers.hpp"
#include "system.hpp"

#include <ctqueens/gallery.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/query.hpp>

#include <algorithm>

namespace ctqueens::shell {

// Reads the number of a solution, counted from 1.
static std::size_t solution_number(std::string_view argument, std::string_view value, int size) {
    return number_up_to(published_counts[size], argument, value, concatenate(" for N = ", size));
}

constexpr int largest_named_size = 26; // each file needs a letter

// Reads the squares of --having.
static std::vector<square> squares_of(const arguments& given, int size) {
    std::vector<square> squares;
    for (const auto& [option, name] : given.options) {
        if (option != "--having") continue;
        if (size > largest_named_size)
            refuse(option, ": requires --size ", largest_named_size, " or less");
        // Rows count from the top, but ranks from the bottom, so the row depends on the size.
        const parsed<square> at = square_from<largest_named_size>(name.c_str());
        const int row = at.value.row - (largest_named_size - size);
        if (!at || row < 0 || at.value.column >= size) {
            refuse(option, ' ', quoted(name), ": must be a square from a1 to ",
                   text::square_name{size, {0, size - 1}});
        }
        squares.push_back({row, at.value.column});
    }
    return squares;
}

struct selected_solution {
    placement_view queens;
    std::size_t number; // in the table, counted from 1
    std::size_t orbit;  // among the selected orbits, counted from 1; 0 without --fundamental
};

// Returns the table in the order of --order.
static table_view ordered_table(const arguments& given, int size) {
    const auto order = given.value_of("--order");
    if (!order) return compiled::tables_of(size).solutions;
    const search_entry& search = entry_named(searches(), "search", *order);
    if (size != searched_size) {
        refuse("--order ", quoted(*order), ": requires --size ", searched_size);
    }
    return search.solutions;
}

// Selects the solutions that the options ask for. `having` is the value of --having.
static std::vector<selected_solution> select_solutions(const arguments& given, int size,
                                                       const std::vector<square>& having) {
    const auto solution = given.value_of("--solution");
    const std::size_t only = solution ? solution_number("--solution", *solution, size) : 0;
    const table_view table = ordered_table(given, size);
    const bool is_one_per_orbit = given.value_of("--fundamental").has_value();
    std::vector<bool> is_known(table.size() + 1); // orbits seen, by their least number
    std::size_t orbits = 0;
    std::vector<selected_solution> selected;
    for (std::size_t number = 1; number <= table.size(); ++number) {
        const placement_view queens = table[number - 1];
        if (!has_queens_on(queens, having.data(), having.size())) continue;
        if (is_one_per_orbit) {
            const std::size_t least = least_number_in_orbit(queens);
            if (is_known[least]) continue;
            is_known[least] = true;
            ++orbits;
        }
        if (only == 0 || only == number) selected.push_back({queens, number, orbits});
    }
    return selected;
}

// Renders the texts of a text::document, or of one of its boards.
static printed_boards rendered_heading(const auto& document) {
    return {document.size, document.has_notes, concatenate(document.heading)};
}
static printed_board rendered(const auto& board) {
    return {board.queens, concatenate(board.caption), concatenate(board.note)};
}

// Numbers the solutions as in the table or, in a gallery, as fundamental solutions, with notes.
static printed_boards boards_of(int size, const std::vector<selected_solution>& selected,
                                bool is_gallery) {
    const std::size_t count = selected.size(), first = count == 0 ? 0 : selected.front().number;
    printed_boards all = is_gallery ? rendered_heading(text::fundamental_document(size, count))
                                    : rendered_heading(text::numbered_document(size, count, first));
    for (const auto& [queens, number, orbit] : selected) {
        all.boards.push_back(is_gallery ? rendered(text::fundamental_board(queens, orbit))
                                        : rendered(text::numbered_board(queens, number)));
    }
    return all;
}

// Appends boards; in the format board, side by side if standard output is a terminal.
static void put_boards(const format_entry& format, const printed_boards& chosen, std::string& out) {
    const int width = format.name == text::board::name ? terminal_width() : 0;
    if (width == 0) return format.write(chosen, out);
    put_side_by_side(chosen, static_cast<std::size_t>(width), out);
}

// Appends the number of boards, if the format numbers them.
static void put_count(const format_entry& format, const printed_boards& chosen, std::string& out) {
    if (format.style == text::list_style::numbered) {
        text::write_count(chosen.boards.size(), appender(out));
    }
}

// The format given by --format; by default, `board`.
static const format_entry& format_of(const arguments& given,
                                     std::span<const format_entry> allowed) {
    return entry_named(allowed, "format", given.value_of("--format").value_or("board"));
}

// Writes the puzzle, which needs no table.
static void write_puzzle(const arguments& given, const format_entry& format, std::string& out) {
    if (given.value_of("--fundamental") || given.value_of("--solution") ||
        given.value_of("--order")) {
        refuse("--format 'dimacs': writes the puzzle, so it can only be used with --size and "
               "--having");
    }
    printed_boards puzzle{size_of(given, largest_puzzle_size), false};
    puzzle.having = squares_of(given, puzzle.size);
    format.write(puzzle, out);
}

int run_solutions(const arguments& given, std::string& out) {
    const format_entry& format = format_of(given, formats());
    if (format.name == text::dimacs::name) {
        write_puzzle(given, format, out);
        return 0;
    }
    const int size = size_of(given);
    const std::vector<square> having = squares_of(given, size);
    const bool is_gallery = format.style == text::list_style::document && having.empty() &&
                            given.value_of("--fundamental");
    const printed_boards chosen =
        boards_of(size, select_solutions(given, size, having), is_gallery);
    put_boards(format, chosen, out);
    const bool is_found_by_number = given.value_of("--solution") && !chosen.boards.empty();
    if (!is_found_by_number) put_count(format, chosen, out);
    return 0;
}

int run_orbit(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::size_t number = solution_number("orbit", given.operand, size);
    const format_entry& format = format_of(given, board_formats());
    const table_view all = compiled::tables_of(size).solutions;
    printed_boards orbit{size, true};
    orbit.heading = concatenate(text::puzzle(size), ": the orbit of solution ", number);
    std::vector<bool> is_known(all.size());
    for (const symmetry which : symmetries) {
        const std::size_t image = number_of_image(all[number - 1], which);
        if (is_known[image - 1]) continue;
        is_known[image - 1] = true;
        orbit.boards.push_back({all[image - 1], name(which), concatenate("solution ", image)});
    }
    put_boards(format, orbit, out);
    put_count(format, orbit, out);
    return 0;
}

} // namespace ctqueens::shell
