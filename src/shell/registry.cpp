// SPDX-License-Identifier: BSL-1.0
// From types to values: every search and format of the library's registries becomes an entry of a
// plain array, which the rest of the program looks up at run time.
#include "shell.hpp"

#include <ctqueens/hana/registry.hpp>
#include <ctqueens/trace_text.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <array>
#include <utility>

namespace ctqueens::shell {

namespace hana = boost::hana;

// The searches by number, so that no name of a search is in the name of a symbol.
constexpr auto search_types = hana::transform(hana::to_tuple(registry::searches), hana::second);
constexpr std::size_t search_count = decltype(hana::length(search_types))::value;
template <std::size_t index>
using search_at = typename decltype(+search_types[hana::size_c<index>])::type;

template <std::size_t index, int N>
constexpr auto trace_at = trace<N, search_at<index>, first_steps{max_trace_steps}>;

template <std::size_t index, int... row>
static search_entry make_search_entry(std::integer_sequence<int, row...>) {
    static constexpr search::description about = search_at<index>::about;
    static constexpr work_counts counts = work<searched_size, search_at<index>>;
    table_view found = tables_of(searched_size).solutions;
    if constexpr (std::string_view(about.order) != "lexicographic") { // an order of its own
        static constexpr table<searched_size> own = solutions<searched_size, search_at<index>>;
        found = own;
    }
    const std::string text = concatenate(about.idea, " Conflict tests: ", about.tests,
                                         ". Order: ", about.order, ". Source: ", about.source, '.');
    return {{search_at<index>::name, text}, found, counts, {trace_at<index, row + 1>...}};
}

template <class Format> static void write_boards(const captioned_boards& chosen, std::string& out) {
    using enum text::list_style;
    if constexpr (Format::style == lines || Format::style == array) {
        text::write_list<Format>(chosen.size, chosen.boards, 1, appender(out));
    } else {
        const text::document whole{chosen.size, chosen.boards.size(), chosen.heading.c_str(),
                                   chosen.has_notes};
        const auto captioned = [](const captioned_board& each, std::size_t) {
            return text::captioned_board{each, each.caption.c_str(), each.note.c_str()};
        };
        text::write_document<Format>(whole, chosen.boards, captioned, appender(out));
    }
    if (Format::style == numbered && chosen.has_count) {
        text::write_count(chosen.boards.size(), appender(out));
    }
}

template <class Format> static format_entry make_format_entry(hana::basic_type<Format>) {
    static_assert(Format::max_size >= max_table_size, "the program prints tables of all sizes");
    return {{Format::name, Format::about},
            Format::style == text::list_style::document,
            write_boards<Format>};
}

template <class... Format> struct step_format_list {
    static constexpr step_format_entry entries[] = {
        {Format::name, Format::about, [](int size, step_span steps, std::string& out) {
             Format::write(size, steps.data(), steps.data() + steps.size(), appender(out));
         }}...};
};

std::span<const search_entry> searches() {
    static const auto entries = []<std::size_t... index>(std::index_sequence<index...>) {
        constexpr std::make_integer_sequence<int, max_traced_size> rows;
        return std::array{make_search_entry<index>(rows)...};
    }
    (std::make_index_sequence<search_count>());
    return entries;
}

std::span<const format_entry> formats() {
    static const auto entries = hana::unpack(registry::formats, [](auto... entry) {
        const auto write_puzzle = [](const captioned_boards& chosen, std::string& out) {
            const auto& having = chosen.having;
            text::dimacs::write_puzzle(chosen.size, having.data(), having.size(), appender(out));
        };
        return std::array{
            make_format_entry(hana::second(entry))...,
            format_entry{{text::dimacs::name, text::dimacs::about}, false, write_puzzle}};
    });
    return entries;
}

std::span<const step_format_entry> step_formats() {
    return text::steps::all<step_format_list>::entries;
}

} // namespace ctqueens::shell
