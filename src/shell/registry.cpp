// SPDX-License-Identifier: BSL-1.0
// From types to values: every search and format of the library's registries becomes an entry of a
// plain array, which the rest of the program looks up at run time.
#include "registry.hpp"

#include "../tables/compiled_tables.hpp"

#include <ctqueens/ctqueens.h>
#include <ctqueens/hana/registry.hpp>
#include <ctqueens/trace/formats.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <array>

namespace ctqueens::shell {

namespace {

namespace hana = boost::hana;
using detail::index_list;
using detail::indices;

// The searches by number, so that no name of a search is in the name of a symbol.
constexpr auto search_types = hana::transform(hana::to_tuple(registry::searches), hana::second);
constexpr int search_count = decltype(hana::length(search_types))::value;
template <int index> using search_at = typename decltype(+search_types[hana::int_c<index>])::type;

template <int index>
constexpr table<searched_size> table_at = solutions<searched_size, search_at<index>>;
template <int index, int N>
constexpr auto trace_at = trace<N, search_at<index>, first_steps{max_trace_steps}>;

template <int index, int... row>
constexpr search_entry make_search_entry(index_list<row...>) noexcept {
    return {search_at<index>::name,
            table_at<index>,
            work<searched_size, search_at<index>>,
            {step_span(),
             step_span(trace_at<index, row + 1>.begin(), trace_at<index, row + 1>.end())...}};
}
template <int... index> constexpr auto make_search_entries(index_list<index...>) noexcept {
    return std::array{make_search_entry<index>(indices<max_traced_size>)...};
}

// Returns an array of what `make` returns for each type in a registry.
template <class Registry, class Make>
constexpr auto array_from(const Registry& registry, Make make) {
    return hana::unpack(registry,
                        [&](auto... entry) { return std::array{make(hana::second(entry))...}; });
}

} // namespace

std::span<const search_entry> searches() {
    static constexpr auto entries = make_search_entries(indices<search_count>);
    return entries;
}

std::span<const format_entry> formats() {
    static constexpr auto entries = array_from(registry::formats, []<class Format>(
                                                                      hana::basic_type<Format>) {
        constexpr bool is_document = Format::style == text::list_style::document;
        return format_entry{Format::name, Format::style, Format::max_size,
                            [](placement_view queens, std::string& out) {
                                if constexpr (!is_document) {
                                    Format::write(queens, std::back_inserter(out));
                                }
                            },
                            [](const captioned_boards& chosen, std::string& out) {
                                if constexpr (is_document) {
                                    text::write_document<Format>(chosen.size, chosen.boards, chosen,
                                                                 std::back_inserter(out));
                                } else if constexpr (Format::style != text::list_style::numbered) {
                                    text::write_list<Format>(chosen.size, chosen.boards, 1,
                                                             std::back_inserter(out));
                                }
                            }};
    });
    return entries;
}

std::span<const step_format_entry> step_formats() {
    constexpr auto all = text::steps::all<detail::by_name>::make_map();
    static constexpr auto entries = array_from(all, []<class Format>(hana::basic_type<Format>) {
        return step_format_entry{Format::name, [](int size, step_span steps, std::string& out) {
                                     Format::write(size, steps.data(), steps.data() + steps.size(),
                                                   std::back_inserter(out));
                                 }};
    });
    return entries;
}

tables_of_size tables_of(int size) {
    tables_of_size found;
    registry::with_entry(registry::tables, size, [&](auto n, auto) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

std::size_t number_of(placement_view solution) {
    return static_cast<std::size_t>(ctqueens_index_of(solution.size(), solution.begin())) + 1;
}

std::size_t number_of_image(placement_view solution, symmetry which) {
    std::uint8_t columns[max_table_size]{};
    apply(which, solution, columns);
    return number_of({columns, solution.size()});
}

} // namespace ctqueens::shell
