// SPDX-License-Identifier: BSL-1.0
// The commands that print boards: solutions, or the orbit of one solution.
#include "arguments.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "registry.hpp"
#include "sheet.hpp"
#include "system.hpp"

#include <ctqueens/query/having.hpp>
#include <ctqueens/symmetry.hpp>

#include <cstdlib>
#include <cstring>
#include <iterator>

namespace ctqueens::shell {

namespace {

// Returns the layout of boards on a terminal, or nothing if the output is not a terminal.
std::optional<sheet_style> terminal_style(const arguments& given)
{
    const int width = is_standard_output(given.output) ? terminal_width() : 0;
    if (width == 0) return std::nullopt;
    const char* no_color = std::getenv("NO_COLOR"); // see no-color.org: empty means not set
    const char* terminal = std::getenv("TERM");
    const bool is_dumb = terminal != nullptr && std::strcmp(terminal, "dumb") == 0;
    return sheet_style{width, (no_color == nullptr || *no_color == '\0') && !is_dumb};
}

// Adds a board with the caption and the note that `from` writes for it.
template <class Captions>
void add(placement_view board, const Captions& from, std::size_t index, captioned_boards& to)
{
    to.boards.push_back(board);
    from.put_caption(board, index, std::back_inserter(to.captions.emplace_back()));
    from.put_note(board, index, std::back_inserter(to.notes.emplace_back()));
}

// Returns all solutions, or only the fundamental ones, in the order that --order selects.
table_view ordered_table(const arguments& given, int size)
{
    if (!given.order) {
        const tables_of_size tables = tables_of(size);
        return given.fundamental ? tables.fundamental_solutions : tables.solutions;
    }
    const search_entry* search = find(searches(), *given.order);
    if (search == nullptr) {
        refuse_name("--order", *given.order, names_of(searches()));
    }
    if (size != searched_size) {
        refuse("--order", *given.order,
               "allowed with --size " + std::to_string(searched_size) + " only");
    }
    return search->solutions;
}

// Selects the solutions to print. In documents, fundamental solutions are renumbered from 1.
captioned_boards selected_boards(const arguments& given, int size, bool is_document)
{
    const std::size_t only =
        given.solution ? solution_number("--solution", *given.solution, size) : 0;
    const std::vector<square> having = squares_of(given, size);
    const table_view table = ordered_table(given, size);
    captioned_boards chosen{size, given.fundamental && is_document};
    text::numbered_captions numbered;
    const text::fundamental_captions fundamental;
    for (std::size_t index = 0; index < table.size(); ++index) {
        const placement_view queens = table[index];
        if ((only != 0 && only != index + 1) ||
            !has_queens_on(queens, having.data(), having.size())) {
            continue;
        }
        if (chosen.has_notes) {
            add(queens, fundamental, index, chosen);
        } else {
            numbered.number = given.fundamental ? number_of(queens) : index + 1;
            add(queens, numbered, 0, chosen);
        }
    }
    const std::size_t count = chosen.boards.size();
    const auto heading = std::back_inserter(chosen.heading);
    chosen.has_notes ? fundamental.put_heading(size, count, heading)
                     : numbered.put_heading(size, count, heading);
    return chosen;
}

// Prints each board below its caption, and then the number of boards unless --solution is given.
void print_numbered(const arguments& given, const format_entry& format, const captioned_boards& chosen,
                    std::string& out)
{
    const auto style = format.name == text::board::name ? terminal_style(given) : std::nullopt;
    if (style) {
        out += sheet_of(chosen, *style);
    } else {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            out += chosen.captions[index];
            out += chosen.has_notes ? ": " + chosen.notes[index] + '\n' : "\n";
            format.write(chosen.boards[index], out);
            out += "\n\n";
        }
    }
    if (!given.solution) {
        text::write_count(chosen.boards.size(), std::back_inserter(out));
    }
}

const format_entry& format_of(const arguments& given)
{
    const std::string name = given.format.value_or("board");
    const format_entry* format = find(formats(), name);
    if (format == nullptr && name == text::dimacs::name) {
        refuse("--format", name,
               "writes the puzzle, not its solutions; it allows only --size, --having and --output");
    }
    if (format == nullptr) {
        std::vector<std::string_view> names = names_of(formats());
        names.push_back(text::dimacs::name);
        refuse_name("--format", name, names);
    }
    return *format;
}

void print_boards(const arguments& given, const format_entry& format, const captioned_boards& chosen,
                  std::string& out)
{
    if (format.style == text::list_style::numbered) {
        print_numbered(given, format, chosen, out);
    } else {
        format.write_all(chosen, out);
    }
}

// The orbit of a solution, with the names of the symmetries as captions.
template <int N>
captioned_boards boards_of_orbit(placement_view solution, std::size_t number)
{
    placement<N> queens{};
    std::copy(solution.begin(), solution.end(), queens.columns);
    captioned_boards named{N, true};
    named.heading = std::to_string(N) + (N == 1 ? " queen" : " queens") + ": the orbit of solution " +
                    std::to_string(number);
    const table_view all = tables_of(N).solutions;
    for (const auto& image : orbit_of(queens)) {
        const symmetry which = *std::find_if(std::begin(symmetries), std::end(symmetries),
                                             [&](symmetry each) { return apply(each, queens) == image; });
        const std::size_t found = number_of(image);
        named.boards.push_back(all[found - 1]);
        named.captions.push_back(name(which));
        named.notes.push_back("solution " + std::to_string(found));
    }
    return named;
}

template <int... index>
captioned_boards boards_of_orbit(placement_view solution, std::size_t number, detail::row_list<index...>)
{
    captioned_boards found{};
    (void)((solution.size() == index + 1 &&
            (found = boards_of_orbit<index + 1>(solution, number), true)) || ...);
    return found;
}

} // namespace

int print_solutions(const arguments& given, std::string& out)
{
    const int size = size_of(given);
    if (given.format == text::dimacs::name && !given.fundamental && !given.solution && !given.order) {
        const std::vector<square> having = squares_of(given, size);
        text::dimacs::write_puzzle(size, having.data(), having.size(), std::back_inserter(out));
        return 0;
    }
    const format_entry& format = format_of(given);
    print_boards(given, format, selected_boards(given, size, format.style == text::list_style::document), out);
    return 0;
}

int print_orbit(const arguments& given, std::string& out)
{
    const int size = size_of(given);
    const std::size_t number = solution_number("orbit", given.operand, size);
    const format_entry& format = format_of(given);
    print_boards(given, format,
                 boards_of_orbit(tables_of(size).solutions[number - 1], number,
                                 detail::row_indices<max_table_size>),
                 out);
    return 0;
}

} // namespace ctqueens::shell
