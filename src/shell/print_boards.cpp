// SPDX-License-Identifier: BSL-1.0
// The commands that print boards: solutions, or the orbit of one solution.
#include "command_line.hpp"
#include "registry.hpp"
#include "system.hpp"

#include <ctqueens/first_solution.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/symmetry.hpp>

#include <cstdlib>

namespace ctqueens::shell {

namespace {

// Returns one line of a board: a row, with two characters per square, or the file labels below the
// last row.
std::string sheet_line(placement_view queens, int row, bool is_coloured) {
    std::string text;
    if (row == queens.size()) {
        text::board::write_files(queens.size(), std::back_inserter(text));
    } else if (!is_coloured) {
        text::board::write_row(queens, row, std::back_inserter(text));
    } else {
        text::board::write_rank(queens.size(), row, std::back_inserter(text));
        for (int column = 0; column < queens.size();
             ++column) { // black queens on sand or brown squares
            text +=
                text::board::is_light(row, column) ? "\x1b[30;48;5;223m " : "\x1b[30;48;5;137m ";
            text += queens[row] == column ? text::board::queen : " ";
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
    std::size_t last_width = std::max<std::size_t>(board_width, 14); // fits "Solution 14200"
    for (std::size_t index = 0; index < count; ++index) {
        last_width =
            std::max({last_width, chosen.captions[index].size(), chosen.notes[index].size()});
    }
    const std::size_t cell_width = last_width + 2; // of all but the last in a row
    const std::size_t across = 1 + (std::max(width, last_width) - last_width) / cell_width;
    std::string sheet;
    for (std::size_t begin = 0; begin < count; begin += across) {
        const std::size_t end = begin + std::min(across, count - begin);
        const auto put_line = [&](auto text_of) { // which returns a text and its width
            for (std::size_t index = begin; index < end; ++index) {
                const auto [text, width_of_text] = text_of(index);
                sheet += text;
                sheet.append(index + 1 < end ? cell_width - width_of_text : 0, ' ');
            }
            sheet += '\n';
        };
        const auto put_texts = [&](const std::vector<std::string>& texts) {
            put_line(
                [&](std::size_t index) { return std::pair(texts[index], texts[index].size()); });
        };
        put_texts(chosen.captions);
        if (chosen.has_notes) put_texts(chosen.notes);
        for (int row = 0; row <= chosen.size; ++row) {
            put_line([&](std::size_t index) {
                return std::pair(sheet_line(chosen.boards[index], row, is_coloured), board_width);
            });
        }
        sheet += '\n';
    }
    return sheet;
}

// Returns all solutions, or only the fundamental ones, in the order that --order selects.
table_view ordered_table(const arguments& given, int size) {
    const std::string* const order = given.value_of("--order");
    if (order == nullptr) {
        const tables_of_size tables = tables_of(size);
        return given.value_of("--fundamental") ? tables.fundamental_solutions : tables.solutions;
    }
    const search_entry& search = entry_named(searches(), "search", *order);
    if (size != searched_size) {
        refuse("--order", *order, concatenate("requires --size ", std::to_string(searched_size)));
    }
    return search.solutions;
}

// Adds a board with the caption and the note that `from` writes for it.
template <class Captions>
void add(placement_view board, const Captions& from, std::size_t index, captioned_boards& to) {
    to.boards.push_back(board);
    from.put_caption(board, index, std::back_inserter(to.captions.emplace_back()));
    from.put_note(board, index, std::back_inserter(to.notes.emplace_back()));
}

// Selects the solutions to print. In documents, fundamental solutions are renumbered from 1.
captioned_boards selected_boards(const arguments& given, int size, bool is_document) {
    const std::string* const solution = given.value_of("--solution");
    const std::size_t only = solution ? solution_number("--solution", *solution, size) : 0;
    const std::vector<square> having = squares_of(given, size);
    const table_view table = ordered_table(given, size);
    const bool is_fundamental = given.value_of("--fundamental") != nullptr;
    captioned_boards chosen{size, is_fundamental && is_document, solution == nullptr};
    text::numbered_captions numbered;
    const text::fundamental_captions fundamental;
    for (std::size_t index = 0; index < table.size(); ++index) {
        const placement_view queens = table[index];
        if (only != 0 && only != index + 1) continue;
        if (!has_queens_on(queens, having.data(), having.size())) continue;
        numbered.number = is_fundamental ? number_of(queens) : index + 1;
        chosen.has_notes ? add(queens, fundamental, index, chosen)
                         : add(queens, numbered, 0, chosen);
    }
    const auto heading = std::back_inserter(chosen.heading);
    chosen.has_notes ? fundamental.put_heading(size, chosen.boards.size(), heading)
                     : numbered.put_heading(size, chosen.boards.size(), heading);
    return chosen;
}

// Prints each board below its caption, side by side on a terminal, and then the number of boards if
// it is wanted.
void print_numbered(const arguments& given, const format_entry& format,
                    const captioned_boards& chosen, std::string& out) {
    const bool is_board = format.name == text::board::name;
    const int width = is_board && given.is_for_standard_output() ? terminal_width() : 0;
    if (width != 0) {
        const auto variable = [](const char* name) -> std::string_view {
            const char* const value = std::getenv(name);
            return value == nullptr ? "" : value;
        };
        const bool is_coloured =
            variable("NO_COLOR").empty() && variable("TERM") != "dumb"; // see no-color.org
        out += sheet_of(chosen, static_cast<std::size_t>(width), is_coloured);
    } else {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            out += concatenate(chosen.captions[index], chosen.has_notes ? ": " : "",
                               chosen.notes[index], '\n');
            format.write(chosen.boards[index], out);
            out += "\n\n";
        }
    }
    if (chosen.has_count) text::write_count(chosen.boards.size(), std::back_inserter(out));
}

void print_boards(const arguments& given, const format_entry& format,
                  const captioned_boards& chosen, std::string& out) {
    if (format.style == text::list_style::numbered) {
        print_numbered(given, format, chosen, out);
    } else {
        format.write_all(chosen, out);
    }
}

} // namespace

int print_solutions(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::string format_name = given.value_or("--format", "board");
    if (format_name == text::dimacs::name) {
        if (given.value_of("--fundamental") || given.value_of("--solution") ||
            given.value_of("--order")) {
            refuse("--format", format_name,
                   "writes the puzzle, so it can only be used with --size, --having and --output");
        }
        const std::vector<square> having = squares_of(given, size);
        text::dimacs::write_puzzle(size, having.data(), having.size(), std::back_inserter(out));
        return 0;
    }
    const format_entry& format = entry_named(formats(), "format", format_name);
    print_boards(given, format,
                 selected_boards(given, size, format.style == text::list_style::document), out);
    return 0;
}

int print_orbit(const arguments& given, std::string& out) {
    const int size = size_of(given);
    const std::size_t number = solution_number("orbit", given.operand, size);
    const format_entry& format =
        entry_named(formats(), "format", given.value_or("--format", "board"), "help orbit");
    const table_view all = tables_of(size).solutions;
    captioned_boards orbit{size, true, true};
    orbit.heading = concatenate(std::to_string(size), size == 1 ? " queen" : " queens",
                                ": the orbit of solution ", std::to_string(number));
    for (const symmetry which : symmetries) {
        const std::size_t image = number_of_image(all[number - 1], which);
        const std::string note = "solution " + std::to_string(image);
        if (std::find(orbit.notes.begin(), orbit.notes.end(), note) != orbit.notes.end()) continue;
        orbit.boards.push_back(all[image - 1]);
        orbit.captions.push_back(name(which));
        orbit.notes.push_back(note);
    }
    print_boards(given, format, orbit, out);
    return 0;
}

int print_constructed(const arguments& given, std::string& out) {
    const auto size = static_cast<int>(number_or_zero(255, given.operand));
    if (size == 0 || size == 2 || size == 3) {
        refuse("construct", given.operand, "must be 1 or between 4 and 255");
    }
    const format_entry& format =
        entry_named(formats(), "format", given.value_or("--format", "board"), "help construct");
    if (size > format.max_size) {
        refuse("construct", given.operand,
               concatenate("must be at most ", std::to_string(format.max_size), " with --format ",
                           format.name));
    }
    std::uint8_t columns[255]{};
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(constructed_column(size, row));
    }
    captioned_boards constructed{size, false, false};
    constructed.heading = concatenate(std::to_string(size), size == 1 ? " queen" : " queens",
                                      ": constructed solution");
    constructed.boards.emplace_back(columns, size);
    constructed.captions.emplace_back("Constructed solution");
    constructed.notes.emplace_back();
    print_boards(given, format, constructed, out);
    return 0;
}

} // namespace ctqueens::shell
