// SPDX-License-Identifier: BSL-1.0
// The commands that print boards: solutions, or the orbit of one solution.
#include "shell.hpp"

#include <ctqueens/gallery.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/query.hpp>

#include <cstdlib>

namespace ctqueens::shell {

// Writes one line of a board: a row, with two characters per square, or the file labels below the
// last row.
static void put_line(placement_view queens, int row, bool is_coloured, std::string& out) {
    if (row == queens.size()) {
        text::board::write_files(queens.size(), appender(out));
    } else if (!is_coloured) {
        text::board::write_row(queens, row, appender(out));
    } else { // black queens on sand or brown squares
        text::board::write_rank(queens.size(), row, appender(out));
        for (int column = 0; column < queens.size(); ++column) {
            out +=
                concatenate("\x1b[30;48;5;", text::board::is_light(row, column) ? "223m " : "137m ",
                            queens[row] == column ? text::board::queen : " ");
        }
        out += "\x1b[0m";
    }
}

// Arranges boards below their captions and notes, as many side by side as fit, but at least one.
static void put_sheet(const captioned_boards& chosen, std::size_t width, bool is_coloured,
                      std::string& out) {
    const auto board_width =
        static_cast<std::size_t>(text::board::rank_width(chosen.size) + 2 * chosen.size);
    std::size_t cell_width = std::max<std::size_t>(board_width, 14) + 2; // fits "Solution 14200"
    for (const captioned_board& each : chosen.boards) {
        cell_width = std::max({cell_width, each.caption.size() + 2, each.note.size() + 2});
    }
    const std::size_t across = std::max<std::size_t>((width + 2) / cell_width, 1);
    constexpr int caption = -2, note = -1; // lines above those of the board
    for (std::span<const captioned_board> rest = chosen.boards; !rest.empty();) {
        const auto beside = rest.first(std::min(across, rest.size()));
        rest = rest.subspan(beside.size());
        for (int line = caption; line <= chosen.size; ++line) {
            if (line == note && !chosen.has_notes) continue;
            std::size_t blanks = 0; // between boards
            for (const captioned_board& each : beside) {
                out.append(blanks, ' ');
                const std::string& above = line == caption ? each.caption : each.note;
                line < 0 ? void(out += above) : put_line(each, line, is_coloured, out);
                blanks = cell_width - (line < 0 ? above.size() : board_width);
            }
            out += '\n';
        }
        out += '\n';
    }
}

// Reads the number of a solution, counted from 1.
static std::size_t solution_number(std::string_view argument, std::string_view value, int size) {
    return number_up_to(published_counts[size], argument, value, concatenate(" for N = ", size));
}

// Reads the squares of --having.
static std::vector<square> squares_of(const arguments& given, int size) {
    std::vector<square> squares;
    for (const auto& [option, name] : given.options) {
        if (option != "--having") continue;
        const parsed<square> at = square_from<max_table_size>(name.c_str());
        const int row = at.value.row + size - max_table_size; // ranks count from the bottom
        if (!at || row < 0 || at.value.column >= size) {
            refuse(option, ' ', quoted(name), ": must be a square from a1 to ",
                   name_of({0, size - 1}, size));
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

// Selects the solutions that the options ask for. `having` is the value of --having.
static std::vector<selected_solution> select_solutions(const arguments& given, int size,
                                                       const std::vector<square>& having) {
    const auto solution = given.value_of("--solution"), order = given.value_of("--order");
    const std::size_t only = solution ? solution_number("--solution", *solution, size) : 0;
    const table_view table =
        order ? entry_named(searches(), "search", *order).solutions : tables_of(size).solutions;
    if (order && size != searched_size) {
        refuse("--order ", quoted(*order), ": requires --size ", searched_size);
    }
    const bool is_one_of_each_orbit = given.value_of("--fundamental").has_value();
    std::vector<bool> is_known(table.size() + 1); // the orbit with this least number
    std::size_t orbits = 0;
    std::vector<selected_solution> selected;
    for (std::size_t number = 1; number <= table.size(); ++number) {
        const placement_view queens = table[number - 1];
        if (!has_queens_on(queens, having.data(), having.size())) continue;
        if (is_one_of_each_orbit) {
            const std::size_t least = least_number_in_orbit(queens);
            if (is_known[least]) continue;
            is_known[least] = true;
            ++orbits;
        }
        if (only == 0 || only == number) selected.push_back({queens, number, orbits});
    }
    return selected;
}

// Numbers the solutions as in the table or, in a gallery, as fundamental solutions, with notes.
static captioned_boards captioned(int size, const std::vector<selected_solution>& selected,
                                  bool is_gallery) {
    captioned_boards chosen{size, is_gallery};
    const auto add = [&chosen](const auto& board) {
        chosen.boards.push_back(
            {board.queens, concatenate(board.caption), concatenate(board.note)});
    };
    for (const auto& [queens, number, orbit] : selected) {
        is_gallery ? add(text::fundamental_board(queens, orbit))
                   : add(text::numbered_board(queens, number));
    }
    const std::size_t count = selected.size(), first = count == 0 ? 0 : selected[0].number;
    chosen.heading = is_gallery ? concatenate(text::fundamental_document(size, count).heading)
                                : concatenate(text::numbered_document(size, count, first).heading);
    return chosen;
}

// Prints boards; in the format board, side by side if standard output is a terminal.
static void print_boards(const format_entry& format, const captioned_boards& chosen,
                         std::string& out) {
    const int width = format.name == text::board::name ? terminal_width() : 0;
    if (width == 0) return format.write(chosen, out);
    const char *const no_colour = std::getenv("NO_COLOR"), *const terminal = std::getenv("TERM");
    const bool is_coloured = (no_colour == nullptr || *no_colour == '\0') && // see no-color.org
                             (terminal == nullptr || terminal != std::string_view("dumb"));
    put_sheet(chosen, static_cast<std::size_t>(width), is_coloured, out);
}

// Prints the number of boards, if the format numbers them.
static void print_count(const format_entry& format, const captioned_boards& chosen,
                        std::string& out) {
    if (format.style == text::list_style::numbered) {
        text::write_count(chosen.boards.size(), appender(out));
    }
}

// Returns the number of the image of a solution, counted from 1.
static std::size_t number_of_image(placement_view solution, symmetry which) {
    std::uint8_t columns[max_table_size]{};
    apply(which, solution, columns);
    return number_of({columns, solution.size()});
}

// The format of --format, or else a board.
static const format_entry& format_of(const arguments& given,
                                     std::span<const format_entry> allowed) {
    return entry_named(allowed, "format", given.value_of("--format").value_or("board"));
}

std::size_t number_of(placement_view solution) {
    return tables_of(solution.size()).index_of(solution) + 1;
}

std::size_t least_number_in_orbit(placement_view solution) {
    std::size_t least = number_of(solution);
    for (const symmetry each : symmetries) least = std::min(least, number_of_image(solution, each));
    return least;
}

int print_solutions(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const format_entry& format = format_of(given, formats());
    if (format.name == text::dimacs::name &&
        (given.value_of("--fundamental") || given.value_of("--solution") ||
         given.value_of("--order"))) {
        refuse("--format 'dimacs': writes the puzzle, so it can only be used with --size and "
               "--having");
    }
    const std::vector<square> having = squares_of(given, size);
    const bool is_gallery = format.style == text::list_style::document && having.empty() &&
                            given.value_of("--fundamental");
    captioned_boards chosen = captioned(size, select_solutions(given, size, having), is_gallery);
    chosen.having = having;
    print_boards(format, chosen, out);
    const bool is_found_by_number = given.value_of("--solution") && !chosen.boards.empty();
    if (!is_found_by_number) print_count(format, chosen, out);
    return 0;
}

int print_orbit(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::size_t number = solution_number("orbit", given.operand, size);
    const format_entry& format = format_of(given, board_formats());
    const table_view all = tables_of(size).solutions;
    captioned_boards orbit{size, true};
    orbit.heading = concatenate(text::puzzle(size), ": the orbit of solution ", number);
    std::vector<bool> is_known(all.size());
    for (const symmetry which : symmetries) {
        const std::size_t image = number_of_image(all[number - 1], which);
        if (is_known[image - 1]) continue;
        is_known[image - 1] = true;
        orbit.boards.push_back({all[image - 1], name(which), concatenate("solution ", image)});
    }
    print_boards(format, orbit, out);
    print_count(format, orbit, out);
    return 0;
}

} // namespace ctqueens::shell
