// SPDX-License-Identifier: BSL-1.0
// From types to values: every search and format of the library's registries becomes an entry of a
// plain array, which the rest of the program looks up at run time.
#include "shell.hpp"

#include "../tables/compiled_tables.hpp"

#include <ctqueens/hana/registry.hpp>
#include <ctqueens/trace/formats.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <array>
#include <utility>

namespace ctqueens::shell {

namespace {

namespace hana = boost::hana;

// The searches by number, so that no name of a search is in the name of a symbol.
constexpr auto search_types = hana::transform(hana::to_tuple(registry::searches), hana::second);
constexpr std::size_t search_count = decltype(hana::length(search_types))::value;
template <std::size_t index>
using search_at = typename decltype(+search_types[hana::size_c<index>])::type;

template <std::size_t index>
constexpr table<searched_size> table_at = solutions<searched_size, search_at<index>>;
template <std::size_t index, int N>
constexpr auto trace_at = trace<N, search_at<index>, first_steps{max_trace_steps}>;

template <std::size_t index, int... row>
constexpr search_entry make_search_entry(std::integer_sequence<int, row...>) noexcept {
    return {search_at<index>::name,
            search_at<index>::about,
            table_at<index>,
            work<searched_size, search_at<index>>,
            {step_span(trace_at<index, row + 1>.begin(), trace_at<index, row + 1>.end())...}};
}
template <std::size_t... index>
constexpr auto make_search_entries(std::index_sequence<index...>) noexcept {
    return std::array{
        make_search_entry<index>(std::make_integer_sequence<int, max_traced_size>())...};
}

template <class Format> void write_boards(const captioned_boards& chosen, std::string& out) {
    if constexpr (Format::style == text::list_style::document) {
        text::write_document<Format>(chosen.size, chosen.boards, chosen, appender{&out});
    } else if constexpr (Format::style == text::list_style::numbered) {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            out += concatenate(chosen.captions[index], chosen.has_notes ? ": " : "",
                               chosen.notes[index], '\n');
            Format::write(chosen.boards[index], appender{&out});
            out += "\n\n";
        }
        if (chosen.has_count) text::write_count(chosen.boards.size(), appender{&out});
    } else {
        text::write_list<Format>(chosen.size, chosen.boards, 1, appender{&out});
    }
}

template <class... Format> struct step_format_list {
    static constexpr step_format_entry entries[] = {
        {Format::name, Format::about, [](int size, step_span steps, std::string& out) {
             Format::write(size, steps.data(), steps.data() + steps.size(), appender{&out});
         }}...};
};

} // namespace

std::span<const search_entry> searches() {
    static constexpr auto entries = make_search_entries(std::make_index_sequence<search_count>());
    return entries;
}

std::span<const format_entry> formats() {
    static constexpr auto entries = hana::unpack(registry::formats, [](auto... entry) {
        return std::array{[]<class Format>(hana::basic_type<Format>) {
            return format_entry{Format::name, Format::about,
                                Format::style == text::list_style::document, Format::max_size,
                                write_boards<Format>};
        }(hana::second(entry))...};
    });
    return entries;
}

std::span<const step_format_entry> step_formats() {
    return text::steps::all<step_format_list>::entries;
}

tables_of_size tables_of(int size) {
    tables_of_size found;
    registry::with_entry(registry::tables, size, [&](auto n, auto) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

} // namespace ctqueens::shell
