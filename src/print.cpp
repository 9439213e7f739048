// SPDX-License-Identifier: BSL-1.0
#include "print.hpp"

#include "dispatch.hpp"
#include "sheet.hpp"
#include "tables.hpp"
#include "terminal.hpp"

#include <cstdlib>
#include <optional>

namespace ctqueens::shell {

namespace {

// How boards are laid out on the terminal, or nothing if the output is not one.
std::optional<sheet_style> terminal_style(const output& target)
{
    const int width = target.to_standard_output() ? terminal_width() : 0;
    if (width == 0) {
        return std::nullopt;
    }
    const char* no_color = std::getenv("NO_COLOR"); // see no-color.org: empty counts as not set
    return sheet_style{width, no_color == nullptr || *no_color == '\0'};
}

template <class Format, int N>
void print_table(const table<N>& solutions, std::size_t only, output& target)
{
    const placement<N>* first = only == 0 ? solutions.begin() : solutions.begin() + (only - 1);
    const placement<N>* last = only == 0 ? solutions.end() : first + 1;
    const std::size_t number = only == 0 ? 1 : only;
    const output_iterator out(target);

    const auto style = std::is_same_v<Format, text::board> ? terminal_style(target) : std::nullopt;
    if (style) {
        write_sheet(first, last, number, *style, out);
    } else {
        text::write_list<Format>(first, last, number, out);
    }
    if (Format::style == text::list_style::numbered && only == 0) {
        text::write_count(solutions.size(), out);
    }
}

void put_right(std::string_view text, std::size_t width, output& target)
{
    target.put(std::string(width - std::min(width, text.size()), ' '));
    target.put(text);
}

} // namespace

void print_solutions(const arguments& given, output& target)
{
    with_format(given.format, [&](auto format) {
        using format_type = decltype(format);
        if (const search_order* found = find(search_orders(), given.order)) {
            print_table<format_type>(found->solutions, given.solution, target);
        } else {
            with_size(given.size, [&](auto size) {
                print_table<format_type>(solutions_of_size<size.value>(), given.solution, target);
            });
        }
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
    put_row(0, solution_count<0>);
    hana::for_each(hana::range_c<int, 1, max_table_size + 1>,
                   [&](auto size) { put_row(size, solutions_of_size<size.value>().size()); });
}

void print_searches(output& target)
{
    target.put("search        candidates  conflict tests  backtracks  solutions\n");
    for (const search_work& search : search_works()) {
        target.put(search.name);
        put_right(std::to_string(search.counts.candidates), 24 - search.name.size(), target);
        put_right(std::to_string(search.counts.conflict_tests), 16, target);
        put_right(std::to_string(search.counts.backtracks), 12, target);
        put_right(std::to_string(search.counts.solutions), 11, target);
        target.put('\n');
    }
}

} // namespace ctqueens::shell
