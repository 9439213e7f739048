// SPDX-License-Identifier: BSL-1.0
// The commands that print boards: solutions, or the orbit of one solution.
#include "option_values.hpp"
#include "output.hpp"
#include "sheet.hpp"
#include "tables.hpp"
#include "terminal.hpp"

#include <ctqueens/query/having.hpp>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <vector>

namespace ctqueens::shell {

namespace {

// Returns the layout of boards on a terminal, or nothing if the output is not a terminal.
std::optional<sheet_style> terminal_style(const arguments& given)
{
    const int width = is_standard_output(given.output) ? terminal_width() : 0;
    if (width == 0) {
        return std::nullopt;
    }
    const char* no_color = std::getenv("NO_COLOR"); // see no-color.org: empty means not set
    return sheet_style{width, no_color == nullptr || *no_color == '\0'};
}

// Boards of one size and their captions, in the form that write_document() requires.
struct captioned_boards
{
    int size;
    bool has_notes;
    std::string heading{};
    std::vector<placement_view> boards{};
    std::vector<std::string> captions{};
    std::vector<std::string> notes{};

    // Adds a board with the caption and the note that `from` writes for it.
    template <class Captions>
    void add(placement_view board, const Captions& from, std::size_t index)
    {
        boards.push_back(board);
        from.put_caption(board, index, std::back_inserter(captions.emplace_back()));
        from.put_note(board, index, std::back_inserter(notes.emplace_back()));
    }

    template <class Out>
    Out put_heading(int, std::size_t, Out out) const
    {
        return std::copy(heading.begin(), heading.end(), out);
    }
    template <class Out>
    Out put_caption(placement_view, std::size_t index, Out out) const
    {
        return std::copy(captions[index].begin(), captions[index].end(), out);
    }
    template <class Out>
    Out put_note(placement_view, std::size_t index, Out out) const
    {
        return std::copy(notes[index].begin(), notes[index].end(), out);
    }
};

// Returns all solutions, or only the fundamental ones, in the order that --order selects.
table_view ordered_table(const arguments& given, int size)
{
    if (!given.order) {
        const tables_of_size tables = tables_of(size);
        return given.fundamental ? tables.fundamental_solutions : tables.solutions;
    }
    table_view ordered;
    if (!registry::with_entry(search_orders, *given.order,
                              [&](auto, const auto& table) { ordered = table; })) {
        refuse("--order", *given.order, "allowed: " + names_in(search_orders));
    }
    if (size != searched_size) {
        refuse("--order", *given.order,
               "allowed with --size " + std::to_string(searched_size) + " only");
    }
    return ordered;
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
            chosen.add(queens, fundamental, index);
        } else {
            numbered.number = given.fundamental ? number_of(queens) : index + 1;
            chosen.add(queens, numbered, 0);
        }
    }
    const std::size_t count = chosen.boards.size();
    const auto heading = std::back_inserter(chosen.heading);
    chosen.has_notes ? fundamental.put_heading(size, count, heading)
                     : numbered.put_heading(size, count, heading);
    return chosen;
}

// Prints each board below its caption, and then the number of boards unless --solution is given.
template <class Format>
void print_numbered(const arguments& given, const captioned_boards& chosen, std::string& out)
{
    const bool is_sheet = std::is_same_v<Format, text::board> && !chosen.has_notes;
    if (const auto style = is_sheet ? terminal_style(given) : std::nullopt) {
        out += sheet_of(chosen.boards, chosen.captions, *style);
    } else {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            out += chosen.captions[index];
            out += chosen.has_notes ? ": " + chosen.notes[index] + '\n' : "\n";
            Format::write(chosen.boards[index], std::back_inserter(out));
            out += "\n\n";
        }
    }
    if (!given.solution) {
        text::write_count(chosen.boards.size(), std::back_inserter(out));
    }
}

void print_boards(const arguments& given, const captioned_boards& chosen, std::string& out)
{
    const std::string name = given.format.value_or("board");
    const bool is_format = with_format(name, [&](auto format) {
        using format_type = typename decltype(format)::type;
        if constexpr (format_type::style == text::list_style::document) {
            text::write_document<format_type>(chosen.size, chosen.boards, chosen,
                                              std::back_inserter(out));
        } else if constexpr (format_type::style == text::list_style::numbered) {
            print_numbered<format_type>(given, chosen, out);
        } else {
            text::write_list<format_type>(chosen.size, chosen.boards, 1, std::back_inserter(out));
        }
    });
    if (!is_format) {
        refuse("--format", name,
               name == text::dimacs::name
                   ? "writes the puzzle, not its solutions; it allows only --size, --having and --output"
                   : "allowed: " + format_names());
    }
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
    bool is_document = false;
    with_format(given.format.value_or(""), [&](auto format) {
        is_document = decltype(format)::type::style == text::list_style::document;
    });
    print_boards(given, selected_boards(given, size, is_document), out);
    return 0;
}

int print_orbit(const arguments& given, std::string& out)
{
    with_size(size_of(given), [&](auto size) {
        const std::size_t number = solution_number("orbit", given.operand, size());
        const auto& solution = compiled::solutions<size()>()[number - 1];
        const auto images = orbit_of(solution);
        captioned_boards named{size(), true};
        named.heading = std::to_string(size()) + (size() == 1 ? " queen" : " queens") +
                        ": the orbit of solution " + std::to_string(number);
        for (const auto& image : images) {
            const symmetry which =
                *std::find_if(std::begin(symmetries), std::end(symmetries),
                              [&](symmetry each) { return apply(each, solution) == image; });
            named.boards.push_back(image);
            named.captions.push_back(name(which));
            named.notes.push_back("solution " + std::to_string(number_of(image)));
        }
        print_boards(given, named, out);
    });
    return 0;
}

} // namespace ctqueens::shell
