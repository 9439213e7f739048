// SPDX-License-Identifier: BSL-1.0
// What the program looks up by name: plain arrays, made from the library's registries.
#ifndef CTQUEENS_SHELL_REGISTRY_HPP
#define CTQUEENS_SHELL_REGISTRY_HPP

#include "command_line.hpp"

#include <ctqueens/symmetry.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

namespace ctqueens::shell {

inline constexpr int searched_size = 8;
inline constexpr int max_traced_size = 8;

using step_span = std::span<const step>;

// What the compiler has found with one search.
struct search_entry {
    std::string_view name;
    table_view solutions;             // for N = searched_size, in the order of the search
    work_counts work;                 // for N = searched_size
    step_span steps[max_traced_size]; // for N = 1, 2, ...; at most max_trace_steps
};
std::span<const search_entry> searches();

// An output iterator that appends to a string. It is compiled once, unlike std::back_inserter.
struct appender {
    std::string* text;

    appender& operator*() { return *this; }
    appender& operator++() { return *this; }
    appender& operator=(char character);
    appender& operator+=(const std::string& more);
};

// Boards of one size with their captions, as text::write_document() reads them.
struct captioned_boards {
    int size;
    bool has_notes;
    bool has_count = true; // whether text::list_style::numbered ends with the number of boards
    std::string heading{};
    std::vector<placement_view> boards{};
    std::vector<std::string> captions{};
    std::vector<std::string> notes{};

    appender put_heading(int, std::size_t, appender out) const { return out += heading; }
    appender put_caption(placement_view, std::size_t index, appender out) const {
        return out += captions[index];
    }
    appender put_note(placement_view, std::size_t index, appender out) const {
        return out += notes[index];
    }
};

struct format_entry {
    std::string_view name;
    bool is_document;
    int max_size;
    void (*write)(const captioned_boards& boards, std::string& out);
};
std::span<const format_entry> formats();

struct step_format_entry {
    std::string_view name;
    void (*write)(int size, step_span steps, std::string& out);
};
std::span<const step_format_entry> step_formats();

// The tables of one size; those of sizes without tables are empty.
struct tables_of_size {
    table_view solutions;
    table_view fundamental_solutions;
};
tables_of_size tables_of(int size);

// Returns the number of a solution, counted from 1.
std::size_t number_of(placement_view solution);
std::size_t number_of_image(placement_view solution, symmetry which);
std::size_t least_number_in_orbit(placement_view solution);

} // namespace ctqueens::shell

#endif
