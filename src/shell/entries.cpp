// SPDX-License-Identifier: BSL-1.0
// Makes an array entry of every type in the library's registries.
#include "entries.hpp"

#include "../tables/compiled_tables.hpp"

#include <ctqueens/hana/registry.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <utility>

namespace ctqueens::shell {

namespace hana = boost::hana;

// The types in a registry, by number. All names of symbols are made from numbers, so that no name
// of a search is among them.
template <const auto& registry>
constexpr auto types_in = hana::transform(hana::to_tuple(registry), hana::second);
template <const auto& registry, std::size_t number> // `+` makes a value of the reference
using type_in = typename decltype(+types_in<registry>[hana::size_c<number>])::type;

// Returns what `make` returns for the number of each type in a registry, in their order.
template <const auto& registry, class Make> static auto entries_of(Make make) {
    constexpr std::size_t count = decltype(hana::length(types_in<registry>))::value;
    return [&]<std::size_t... number>(std::index_sequence<number...>) {
        return std::vector{make(hana::size_c<number>)...};
    }
    (std::make_index_sequence<count>());
}

template <std::size_t number> using search_at = type_in<registry::searches, number>;
template <std::size_t number, int N>
constexpr auto trace_at = trace<N, search_at<number>, first_steps{max_trace_steps}>;

template <std::size_t number, int... index>
static search_entry make_search_entry(std::integer_sequence<int, index...>) {
    static constexpr search::description about = search_at<number>::about;
    static constexpr work_counts counts = work<searched_size, search_at<number>>;
    table_view found = compiled::tables_of(searched_size).solutions;
    constexpr bool is_in_usual_order =
        solutions<searched_size, search_at<number>> == solutions<searched_size>;
    if constexpr (!is_in_usual_order) {
        static constexpr table<searched_size> own = solutions<searched_size, search_at<number>>;
        found = own;
    }
    const std::string text = concatenate(about.idea, " Conflict tests: ", about.tests,
                                         ". Order: ", about.order, ". Source: ", about.source, '.');
    return {{search_at<number>::name, text}, found, counts, {trace_at<number, index + 1>...}};
}

template <class Format> static void write_boards(const printed_boards& chosen, std::string& out) {
    using enum text::list_style;
    if constexpr (Format::style == lines || Format::style == array) {
        text::write_list<Format>(chosen.size, chosen.boards, 1, appender(out));
    } else {
        const text::document whole{chosen.size, chosen.boards.size(), chosen.heading.c_str(),
                                   chosen.has_notes};
        const auto captioned = [](const printed_board& each, std::size_t) {
            return text::captioned_board{each, each.caption.c_str(), each.note.c_str()};
        };
        text::write_document<Format>(whole, chosen.boards, captioned, appender(out));
    }
}

template <class Format> static format_entry make_format_entry() {
    static_assert(Format::max_size >= max_table_size, "the program prints tables of all sizes");
    return {{Format::name, Format::about}, Format::style, write_boards<Format>};
}

template <class Format> static step_format_entry make_step_format_entry() {
    const auto write = [](int size, step_span steps, std::string& out) {
        Format::write(size, steps.data(), steps.data() + steps.size(), appender(out));
    };
    return {{Format::name, Format::about}, write};
}

std::span<const search_entry> searches() {
    static const auto entries = entries_of<registry::searches>([](auto number) {
        return make_search_entry<number>(std::make_integer_sequence<int, largest_traced_size>());
    });
    return entries;
}

std::span<const format_entry> board_formats() {
    static const auto entries = entries_of<registry::formats>(
        [](auto number) { return make_format_entry<type_in<registry::formats, number>>(); });
    return entries;
}

std::span<const format_entry> formats() {
    static const auto entries = [] {
        std::vector<format_entry> all(board_formats().begin(), board_formats().end());
        const auto write_puzzle = [](const printed_boards& chosen, std::string& out) {
            const auto& having = chosen.having;
            text::dimacs::write_puzzle(chosen.size, having.data(), having.size(), appender(out));
        };
        all.push_back(
            {{text::dimacs::name, text::dimacs::about}, text::list_style::document, write_puzzle});
        return all;
    }();
    return entries;
}

std::span<const step_format_entry> step_formats() {
    static const auto entries = entries_of<registry::step_formats>([](auto number) {
        return make_step_format_entry<type_in<registry::step_formats, number>>();
    });
    return entries;
}

} // namespace ctqueens::shell
