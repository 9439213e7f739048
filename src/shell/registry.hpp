// SPDX-License-Identifier: BSL-1.0
// What the program looks up by name: plain arrays, made from the library's registries.
#ifndef CTQUEENS_SHELL_REGISTRY_HPP
#define CTQUEENS_SHELL_REGISTRY_HPP

#include <ctqueens/text.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

inline constexpr int searched_size = 8;
inline constexpr int max_traced_size = 8;

using step_span = std::span<const step>;

// What the compiler has found with one search.
struct search_entry
{
    std::string_view name;
    table_view solutions;                 // for N = searched_size, in the order of the search
    work_counts work;                     // for N = searched_size
    step_span steps[max_traced_size + 1]; // for each N, at most max_trace_steps
};
std::span<const search_entry> searches();

// Boards of one size, with captions.
struct captioned_boards
{
    int size;
    bool has_notes;
    std::string heading{};
    std::vector<placement_view> boards{};
    std::vector<std::string> captions{};
    std::vector<std::string> notes{};
};

struct format_entry
{
    std::string_view name;
    text::list_style style;
    void (*write)(placement_view queens, std::string& out);
    void (*write_all)(const captioned_boards& boards, std::string& out); // not for list_style::numbered
};
std::span<const format_entry> formats();

struct step_format_entry
{
    std::string_view name;
    void (*write)(int size, step_span steps, std::string& out);
};
std::span<const step_format_entry> step_formats();

// The tables of one size; those of sizes without tables are empty.
struct tables_of_size
{
    table_view solutions;
    table_view fundamental_solutions;
};
tables_of_size tables_of(int size);

// Returns the number of a solution, counted from 1.
std::size_t number_of(placement_view solution);

// Returns the entry with this name, or null.
template <class Entry>
const Entry* find(std::span<const Entry> entries, std::string_view name)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const Entry& each) { return each.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

// Returns the names of the entries.
template <class Entry>
std::vector<std::string_view> names_of(std::span<const Entry> entries)
{
    std::vector<std::string_view> names;
    for (const Entry& each : entries) {
        names.push_back(each.name);
    }
    return names;
}

} // namespace ctqueens::shell

#endif
