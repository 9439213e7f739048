// SPDX-License-Identifier: BSL-1.0
#include "print.hpp"

#include "searches.hpp"
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
std::optional<sheet_style> terminal_style(const output& target)
{
    const int width = target.to_standard_output() ? terminal_width() : 0;
    if (width == 0) {
        return std::nullopt;
    }
    const char* no_color = std::getenv("NO_COLOR"); // no-color.org: empty means not set
    return sheet_style{width, no_color == nullptr || *no_color == '\0'};
}

// Returns what a function writes to an output iterator.
template <class Write>
std::string text_of(Write write)
{
    std::string text;
    write(std::back_inserter(text));
    return text;
}

// The boards of a document, and its captions.
struct captioned_boards
{
    bool has_notes;
    std::string heading{};
    std::vector<placement_view> boards{};
    std::vector<std::string> captions{};
    std::vector<std::string> notes{};

    // Adds a board with its caption and note from the library.
    template <class Captions>
    void add(placement_view board, const Captions& from, std::size_t index)
    {
        boards.push_back(board);
        captions.push_back(text_of([&](auto out) { from.put_caption(board, index, out); }));
        notes.push_back(text_of([&](auto out) { from.put_note(board, index, out); }));
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

// Returns all solutions in the order of --order.
table_view ordered_table(const arguments& given)
{
    table_view all = tables_of(given.size).solutions;
    registry::with_entry(search_orders, given.order,
                         [&](auto, const table<searched_size>& ordered) { all = ordered; });
    return all;
}

// Selects the solutions to print. Documents number fundamental solutions separately.
captioned_boards select(const arguments& given, bool is_document)
{
    const table_view solutions = ordered_table(given);
    const table_view fundamental = tables_of(given.size).fundamental_solutions;
    captioned_boards chosen{given.fundamental && is_document};
    text::numbered_captions captions{0};
    std::size_t kinds = 0; // fundamental solutions so far; both tables are in the same order
    for (std::size_t number = 1; number <= solutions.size(); ++number) {
        const placement_view queens = solutions[number - 1];
        const bool is_fundamental = given.fundamental && kinds < fundamental.size() &&
                                    std::equal(queens.begin(), queens.end(), fundamental[kinds].begin());
        kinds += is_fundamental ? 1 : 0;
        if ((given.solution != 0 && given.solution != number) ||
            (given.fundamental && !is_fundamental) ||
                !has_queens_on(queens, given.having.data(), given.having.size())) {
            continue;
        }
        captions.number = number;
        if (chosen.has_notes) {
            chosen.add(queens, text::fundamental_captions(), kinds - 1);
        } else {
            chosen.add(queens, captions, 0);
        }
    }
    chosen.heading = text_of([&](auto out) {
        const std::size_t count = chosen.boards.size();
        chosen.has_notes ? text::fundamental_captions().put_heading(given.size, count, out)
                         : captions.put_heading(given.size, count, out);
    });
    return chosen;
}

// Prints each board below its caption, and their number unless --solution chose one.
template <class Format>
void print_numbered(const arguments& given, const captioned_boards& chosen, output& target)
{
    const bool is_sheet = std::is_same_v<Format, text::board> && !chosen.has_notes;
    if (const auto style = is_sheet ? terminal_style(target) : std::nullopt) {
        target.put(sheet_of(chosen.boards, chosen.captions, *style));
    } else {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            target.put(chosen.captions[index]);
            target.put(chosen.has_notes ? ": " + chosen.notes[index] + '\n' : "\n");
            Format::write(chosen.boards[index], output_iterator(target));
            target.put("\n\n");
        }
    }
    if (given.solution == 0 || given.what == command::orbit) {
        text::write_count(chosen.boards.size(), output_iterator(target));
    }
}

void print_boards(const arguments& given, const captioned_boards& chosen, output& target)
{
    with_format(given.format, [&](auto format) {
        using format_type = typename decltype(format)::type;
        const output_iterator out(target);
        if constexpr (format_type::style == text::list_style::document) {
            text::write_document<format_type>(given.size, chosen.boards, chosen, out);
        } else if constexpr (format_type::style == text::list_style::numbered) {
            print_numbered<format_type>(given, chosen, target);
        } else {
            text::write_list<format_type>(given.size, chosen.boards, 1, out);
        }
    });
}

void put_right(std::string_view text, std::size_t width, output& target)
{
    target.put(std::string(width - std::min(width, text.size()), ' '));
    target.put(text);
}

} // namespace

void print_solutions(const arguments& given, output& target)
{
    bool is_document = false;
    with_format(given.format, [&](auto format) {
        is_document = decltype(format)::type::style == text::list_style::document;
    });
    print_boards(given, select(given, is_document), target);
}

void print_puzzle(const arguments& given, output& target)
{
    text::dimacs::write_puzzle(given.size, given.having.data(), given.having.size(),
                               output_iterator(target));
}

void print_orbit(const arguments& given, output& target)
{
    with_size(given.size, [&](auto size) {
        const auto& solution = compiled::solutions<size()>()[given.solution - 1];
        const auto images = orbit_of(solution);
        captioned_boards named{true};
        named.heading = std::to_string(given.size) + (given.size == 1 ? " queen" : " queens") +
                        ": the orbit of solution " + std::to_string(given.solution);
        for (const auto& image : images) {
            const symmetry which =
                *std::find_if(std::begin(symmetries), std::end(symmetries),
                              [&](symmetry each) { return apply(each, solution) == image; });
            named.boards.push_back(image);
            named.captions.push_back(name(which));
            named.notes.push_back("solution " + std::to_string(number_of(image)));
        }
        print_boards(given, named, target);
    });
}

void print_counts(output& target)
{
    const auto put_row = [&](int size, std::size_t count) {
        put_right(std::to_string(size), 2, target);
        put_right(std::to_string(count), 11, target);
        target.put('\n');
    };
    target.put(" N  solutions\n");
    put_row(0, 1); // one way to place no queen
    for (int size = 1; size <= max_table_size; ++size) {
        put_row(size, tables_of(size).solutions.size());
    }
}

void print_searches(output& target)
{
    target.put("search        candidates  conflict tests  backtracks  solutions\n");
    hana::for_each(search_works, [&](const auto& entry) {
        const std::string_view name = hana::first(entry).c_str();
        const work_counts& counts = hana::second(entry);
        target.put(name);
        put_right(std::to_string(counts.candidates), 24 - name.size(), target);
        put_right(std::to_string(counts.conflict_tests), 16, target);
        put_right(std::to_string(counts.backtracks), 12, target);
        put_right(std::to_string(counts.solutions), 11, target);
        target.put('\n');
    });
}

} // namespace ctqueens::shell
