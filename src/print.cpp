// SPDX-License-Identifier: BSL-1.0
#include "print.hpp"

#include "dispatch.hpp"
#include "sheet.hpp"
#include "tables.hpp"
#include "terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <vector>

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

// Solutions, of which the first has this number; one that was asked for by its number is not
// counted.
template <class Format, int N>
void print_list(const placement<N>* first, const placement<N>* last, std::size_t number,
                bool is_counted, output& target)
{
    const output_iterator out(target);

    const auto style = std::is_same_v<Format, text::board> ? terminal_style(target) : std::nullopt;
    if (style) {
        write_sheet(first, last, number, *style, out);
    } else {
        text::write_list<Format>(first, last, number, out);
    }
    if (Format::style == text::list_style::numbered && is_counted) {
        text::write_count(static_cast<std::size_t>(last - first), out);
    }
}

template <class Format, int N, std::size_t count>
void print_table(const table<N, count>& solutions, std::size_t only, output& target)
{
    if (only == 0) {
        print_list<Format>(solutions.begin(), solutions.end(), 1, true, target);
    } else {
        const placement<N>* chosen = solutions.begin() + (only - 1);
        print_list<Format>(chosen, chosen + 1, only, false, target);
    }
}

// The solutions of a table that have queens on all these squares.
template <class Format, int N, std::size_t count>
void print_having(const table<N, count>& solutions, const std::vector<square>& squares,
                  output& target)
{
    std::vector<placement<N>> found;
    std::copy_if(solutions.begin(), solutions.end(), std::back_inserter(found),
                 [&](const placement<N>& queens) {
                     return std::all_of(squares.begin(), squares.end(), [&](square at) {
                         return queens[at.row] == at.column;
                     });
                 });
    print_list<Format>(found.data(), found.data() + found.size(), 1, true, target);
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
                const auto print = [&](const auto& solutions) {
                    if (given.having.empty()) {
                        print_table<format_type>(solutions, given.solution, target);
                    } else {
                        print_having<format_type>(solutions, given.having, target);
                    }
                };
                if (given.fundamental) {
                    print(fundamental_solutions_of_size<size.value>());
                } else {
                    print(solutions_of_size<size.value>());
                }
            });
        }
    });
}

void print_puzzle(const arguments& given, output& target)
{
    with_size(given.size, [&](auto size) {
        text::dimacs::write_puzzle<size.value>(given.having.data(), given.having.size(),
                                               output_iterator(target));
    });
}

void print_orbit(const arguments& given, output& target)
{
    with_format(given.format, [&](auto format) {
        using format_type = decltype(format);
        with_size(given.size, [&](auto size) {
            const auto& all = solutions_of_size<size.value>();
            const auto images = orbit_of(all[given.solution - 1]);
            if (format_type::style != text::list_style::numbered) {
                print_list<format_type>(images.begin(), images.end(), 1, false, target);
                return;
            }
            for (const auto& image : images) {
                const symmetry which = *std::find_if(
                    std::begin(symmetries), std::end(symmetries), [&](symmetry candidate) {
                        return apply(candidate, images[0]) == image;
                    });
                target.put(std::string(name(which)) + ": solution " +
                           std::to_string(number_of(image)) + '\n');
                format_type::write(image, output_iterator(target));
                target.put("\n\n");
            }
            text::write_count(images.size(), output_iterator(target));
        });
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
