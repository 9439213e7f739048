// SPDX-License-Identifier: BSL-1.0
// The commands that print boards: solutions, or the orbit of one solution.
#include "shell.hpp"

#include <ctqueens/ctqueens.h>
#include <ctqueens/first_solution.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/text.hpp>

#include <cstdlib>

namespace ctqueens::shell {

namespace {

// Returns one line of a board: a row, with two characters per square, or the file labels below the
// last row.
std::string sheet_line(placement_view queens, int row, bool is_coloured) {
    std::string text;
    if (row == queens.size()) {
        text::board::write_files(queens.size(), appender{&text});
    } else if (!is_coloured) {
        text::board::write_row(queens, row, appender{&text});
    } else { // black queens on sand or brown squares
        text::board::write_rank(queens.size(), row, appender{&text});
        for (int column = 0; column < queens.size(); ++column) {
            text +=
                concatenate("\x1b[30;48;5;", text::board::is_light(row, column) ? "223m " : "137m ",
                            queens[row] == column ? text::board::queen : " ");
        }
        text += "\x1b[0m";
    }
    return text;
}

// Arranges boards below their captions and notes, as many side by side as fit, but at least one.
std::string sheet_of(const captioned_boards& chosen, std::size_t width, bool is_coloured) {
    const std::size_t count = chosen.boards.size();
    const auto board_width =
        static_cast<std::size_t>(text::board::rank_width(chosen.size) + 2 * chosen.size);
    std::size_t cell_width = std::max<std::size_t>(board_width, 14) + 2; // fits "Solution 14200"
    for (const auto* texts : {&chosen.captions, &chosen.notes}) {
        for (const std::string& each : *texts) cell_width = std::max(cell_width, each.size() + 2);
    }
    const std::size_t across = std::max<std::size_t>((width + 2) / cell_width, 1);
    constexpr int caption = -2, note = -1; // lines above those of the board
    std::string sheet;
    for (std::size_t begin = 0; begin < count; begin += across) {
        const std::size_t end = begin + std::min(across, count - begin);
        for (int line = caption; line <= chosen.size; ++line) {
            if (line == note && !chosen.has_notes) continue;
            for (std::size_t index = begin; index < end; ++index) {
                const std::string text = line == caption ? chosen.captions[index]
                                         : line == note
                                             ? chosen.notes[index]
                                             : sheet_line(chosen.boards[index], line, is_coloured);
                sheet += text;
                const std::size_t text_width = line < 0 ? text.size() : board_width;
                sheet.append(index + 1 < end ? cell_width - text_width : 0, ' ');
            }
            sheet += '\n';
        }
        sheet += '\n';
    }
    return sheet;
}

// Returns all solutions in the order that --order selects.
table_view ordered_table(const arguments& given, int size) {
    const std::string* const order = given.value_of("--order");
    if (order == nullptr) return tables_of(size).solutions;
    const search_entry& search = entry_named(searches(), "search", *order);
    if (size != searched_size) {
        refuse("--order ", quoted(*order), ": requires --size ", searched_size);
    }
    return search.solutions;
}

// Selects the solutions to print. In documents, fundamental solutions are numbered from 1.
captioned_boards selected_boards(const arguments& given, int size, bool is_document) {
    const std::string* const solution = given.value_of("--solution");
    const std::size_t only = solution ? solution_number("--solution", *solution, size) : 0;
    const std::vector<square> having = squares_of(given, size);
    const table_view table = ordered_table(given, size);
    const bool is_one_of_each_orbit = given.value_of("--fundamental") != nullptr;
    std::vector<bool> is_known(table.size() + 1); // the orbit with this least number
    captioned_boards chosen{size, is_one_of_each_orbit && is_document && having.empty(),
                            solution == nullptr};
    text::numbered_captions numbered;
    const text::fundamental_captions fundamental;
    for (std::size_t index = 0; index < table.size(); ++index) {
        const placement_view queens = table[index];
        if (only != 0 && only != index + 1) continue;
        if (!has_queens_on(queens, having.data(), having.size())) continue;
        const std::size_t orbit = is_one_of_each_orbit ? least_number_in_orbit(queens) : 0;
        if (is_known[orbit]) continue;
        is_known[orbit] = is_one_of_each_orbit;
        numbered.number = index + 1;
        chosen.boards.push_back(queens);
        chosen.captions.push_back(chosen.has_notes
                                      ? concatenate("Fundamental solution ", chosen.boards.size())
                                      : concatenate("Solution ", index + 1));
        std::string& note = chosen.notes.emplace_back();
        if (chosen.has_notes) fundamental.put_note(queens, 0, appender{&note});
    }
    const appender heading{&chosen.heading};
    chosen.has_notes ? fundamental.put_heading(size, chosen.boards.size(), heading)
                     : numbered.put_heading(size, chosen.boards.size(), heading);
    return chosen;
}

// Prints boards; in the format board, side by side if standard output is a terminal.
void print_boards(const format_entry& format, const captioned_boards& chosen, std::string& out) {
    const int width = format.name == text::board::name ? terminal_width() : 0;
    if (width == 0) return format.write(chosen, out);
    const auto variable = [](const char* name) -> std::string_view {
        const char* const value = std::getenv(name);
        return value == nullptr ? "" : value;
    };
    const bool is_coloured =
        variable("NO_COLOR").empty() && variable("TERM") != "dumb"; // see no-color.org
    out += sheet_of(chosen, static_cast<std::size_t>(width), is_coloured);
    if (chosen.has_count) text::write_count(chosen.boards.size(), appender{&out});
}

} // namespace

appender& appender::operator=(char character) {
    *text += character;
    return *this;
}

appender& appender::operator+=(const std::string& more) {
    *text += more;
    return *this;
}

name_list format_names() {
    name_list names;
    for (const format_entry& each : formats()) {
        const std::string limit = concatenate(" (N up to ", each.max_size, ')');
        names.push_back({each.name, concatenate(each.about, each.max_size < 255 ? limit : "")});
    }
    return names;
}

name_list format_names_and_dimacs() {
    name_list names = format_names();
    names.push_back({text::dimacs::name, text::dimacs::about});
    return names;
}

std::size_t number_of(placement_view solution) {
    return static_cast<std::size_t>(ctqueens_index_of(solution.size(), solution.begin())) + 1;
}

std::size_t number_of_image(placement_view solution, symmetry which) {
    std::uint8_t columns[max_table_size]{};
    apply(which, solution, columns);
    return number_of({columns, solution.size()});
}

std::size_t least_number_in_orbit(placement_view solution) {
    std::size_t least = number_of(solution);
    for (const symmetry each : symmetries) least = std::min(least, number_of_image(solution, each));
    return least;
}

int print_solutions(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::string name = given.value_or("--format", "board");
    if (name == text::dimacs::name) {
        if (given.value_of("--fundamental") || given.value_of("--solution") ||
            given.value_of("--order")) {
            refuse("--format 'dimacs': writes the puzzle, so it can only be used with --size and "
                   "--having");
        }
        const std::vector<square> having = squares_of(given, size);
        text::dimacs::write_puzzle(size, having.data(), having.size(), appender{&out});
        return 0;
    }
    const format_entry& format = entry_named(formats(), "format", name, format_names_and_dimacs());
    print_boards(format, selected_boards(given, size, format.is_document), out);
    return 0;
}

int print_orbit(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::size_t number = solution_number("orbit", given.operand, size);
    const format_entry& format =
        entry_named(formats(), "format", given.value_or("--format", "board"));
    const table_view all = tables_of(size).solutions;
    captioned_boards orbit{size, true, true};
    orbit.heading =
        concatenate(size, size == 1 ? " queen" : " queens", ": the orbit of solution ", number);
    for (const symmetry which : symmetries) {
        const std::size_t image = number_of_image(all[number - 1], which);
        const std::string note = concatenate("solution ", image);
        if (std::find(orbit.notes.begin(), orbit.notes.end(), note) != orbit.notes.end()) continue;
        orbit.boards.push_back(all[image - 1]);
        orbit.captions.push_back(name(which));
        orbit.notes.push_back(note);
    }
    print_boards(format, orbit, out);
    return 0;
}

int print_constructed(const arguments& given, std::string& out) {
    const format_entry& format =
        entry_named(formats(), "format", given.value_or("--format", "board"));
    const auto size =
        static_cast<int>(number_up_to(static_cast<std::size_t>(format.max_size), "construct",
                                      given.operand, concatenate(" with --format ", format.name)));
    if (size == 2 || size == 3) {
        refuse("construct ", quoted(given.operand), ": there is no solution for N = ", size);
    }
    std::uint8_t columns[255]{};
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(constructed_column(size, row));
    }
    captioned_boards constructed{size, false, false, "", {{columns, size}}, {""}, {""}};
    constructed.captions[0] = "Constructed solution";
    constructed.heading =
        concatenate(size, size == 1 ? " queen" : " queens", ": constructed solution");
    print_boards(format, constructed, out);
    return 0;
}

} // namespace ctqueens::shell
