// SPDX-License-Identifier: BSL-1.0
// From types to values: every search, format and table of the library's registries becomes an entry of a plain
// array, which the rest of the program looks up at run time.
#include "registry.hpp"

#include "../tables/compiled_tables.hpp"

#include <ctqueens/ctqueens.h>
#include <ctqueens/hana/registry.hpp>
#include <ctqueens/text/steps.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>

#include <array>
#include <iterator>

namespace ctqueens::shell {

namespace {

namespace hana = boost::hana;

// The searches by number, so that no name of a search is in the name of a symbol.
constexpr auto search_types = hana::transform(hana::to_tuple(registry::searches), hana::second);
constexpr int search_count = decltype(hana::length(search_types))::value;
template <int index>
using search_at = typename decltype(+search_types[hana::int_c<index>])::type;

// Collects the solutions of a shard and counts the work, so that each search runs only once.
struct recorder : search::observer
{
    work_counts work{};
    placement<searched_size> solutions[detail::collector<searched_size>::capacity]{};

    constexpr bool place(square) noexcept
    {
        ++work.candidates;
        return true;
    }
    constexpr void test(int comparisons) noexcept { work.conflict_tests += unsigned(comparisons); }
    constexpr void retreat(square) noexcept { ++work.backtracks; }
    constexpr void solution(const placement<searched_size>& queens) noexcept
    {
        solutions[work.solutions++] = queens;
    }
};

// The solutions and the work of a whole search.
struct record
{
    table<searched_size> solutions{};
    work_counts work{};

    constexpr void add(const recorder& shard) noexcept
    {
        for (std::size_t found = 0; found < shard.work.solutions; ++found) {
            solutions.rows[work.solutions + found] = shard.solutions[found];
        }
        work.candidates += shard.work.candidates;
        work.conflict_tests += shard.work.conflict_tests;
        work.backtracks += shard.work.backtracks;
        work.solutions += shard.work.solutions;
    }
};

template <int index, int column>
constexpr recorder shard_at =
    search::detail::observe_shard<recorder, search_at<index>, searched_size, column>();

template <int index, int... column>
constexpr record make_record(detail::row_list<column...>) noexcept
{
    record all;
    (all.add(shard_at<index, column>), ...);
    return all;
}
template <int index>
constexpr record record_at = make_record<index>(detail::row_indices<searched_size>);

// As for every table of the library: the rows are solutions, no two are the same, and none is missing.
template <int index>
constexpr bool is_proved =
    record_at<index>.work.solutions == table<searched_size>::size() &&
    detail::first_bad_row<false>(record_at<index>.solutions, detail::row_indices<searched_size>,
                                 detail::board_lines<searched_size>) == table<searched_size>::size();

template <int index, int N>
constexpr auto trace_at = trace<search_at<index>, N, first_steps{max_trace_steps}>;

template <int index, int... row>
constexpr search_entry make_search_entry(detail::row_list<row...>) noexcept
{
    static_assert(is_proved<index>);
    return {search_at<index>::name,
            record_at<index>.solutions,
            record_at<index>.work,
            {step_span(), step_span(trace_at<index, row + 1>.begin(), trace_at<index, row + 1>.end())...}};
}
template <int... index>
constexpr auto make_search_entries(detail::row_list<index...>) noexcept
{
    return std::array{make_search_entry<index>(detail::row_indices<max_traced_size>)...};
}

// Returns an array of what `make` returns for each type in a registry.
template <class Registry, class Make>
constexpr auto array_from(const Registry& registry, Make make)
{
    return hana::unpack(registry, [&](auto... entry) { return std::array{make(hana::second(entry))...}; });
}

// The captions that are there already, as write_document() takes them.
struct given_captions
{
    const captioned_boards& boards;
    bool has_notes;

    template <class Out>
    Out put_heading(int, std::size_t, Out out) const
    {
        return put(boards.heading, out);
    }
    template <class Out>
    Out put_caption(placement_view, std::size_t index, Out out) const
    {
        return put(boards.captions[index], out);
    }
    template <class Out>
    Out put_note(placement_view, std::size_t index, Out out) const
    {
        return put(boards.notes[index], out);
    }

private:
    template <class Out>
    static Out put(const std::string& text, Out out)
    {
        return std::copy(text.begin(), text.end(), out);
    }
};

template <class Format>
void write_all(const captioned_boards& chosen, std::string& out)
{
    if constexpr (Format::style == text::list_style::document) {
        const given_captions captions{chosen, chosen.has_notes};
        text::write_document<Format>(chosen.size, chosen.boards, captions, std::back_inserter(out));
    } else if constexpr (Format::style != text::list_style::numbered) {
        text::write_list<Format>(chosen.size, chosen.boards, 1, std::back_inserter(out));
    }
}
template <class Format>
void write_one(placement_view queens, std::string& out)
{
    if constexpr (Format::style != text::list_style::document) {
        Format::write(queens, std::back_inserter(out));
    }
}
template <class Format>
void write_steps(int size, step_span steps, std::string& out)
{
    Format::write(size, steps.data(), steps.data() + steps.size(), std::back_inserter(out));
}

} // namespace

std::span<const search_entry> searches()
{
    static constexpr auto entries = make_search_entries(detail::row_indices<search_count>);
    return entries;
}

std::span<const format_entry> formats()
{
    static constexpr auto entries = array_from(registry::formats, []<class Format>(hana::basic_type<Format>) {
        return format_entry{Format::name, Format::style, write_one<Format>, write_all<Format>};
    });
    return entries;
}

std::span<const step_format_entry> step_formats()
{
    constexpr auto all = text::steps::all<registry::detail::by_name>::make_map();
    static constexpr auto entries = array_from(all, []<class Format>(hana::basic_type<Format>) {
        return step_format_entry{Format::name, write_steps<Format>};
    });
    return entries;
}

tables_of_size tables_of(int size)
{
    tables_of_size found;
    registry::with_entry(registry::tables, size, [&](auto n, auto) {
        found = {compiled::solutions<n()>(), compiled::fundamental_solutions<n()>()};
    });
    return found;
}

std::size_t number_of(placement_view solution)
{
    return static_cast<std::size_t>(ctqueens_index_of(solution.size(), solution.begin())) + 1;
}

} // namespace ctqueens::shell
