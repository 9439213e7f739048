// SPDX-License-Identifier: BSL-1.0
// What the program looks up by name: plain arrays, made from the library's registries.
#ifndef CTQUEENS_SHELL_REGISTRY_HPP
#define CTQUEENS_SHELL_REGISTRY_HPP

#include "command_line.hpp"

#include <ctqueens/symmetry.hpp>
#include <ctqueens/text.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

#include <span>

namespace ctqueens::shell {

inline constexpr int searched_size = 8;
inline constexpr int max_traced_size = 8;

using step_span = std::span<const step>;

// What the compiler has found with one search.
struct search_entry {
    std::string_view name;
    table_view solutions;                 // for N = searched_size, in the order of the search
    work_counts work;                     // for N = searched_size
    step_span steps[max_traced_size + 1]; // for each N, at most max_trace_steps
};
std::span<const search_entry> searches();

// Boards of one size with their captions, as text::write_document() reads them.
struct captioned_boards {
    int size;
    bool has_notes;
    bool has_count = true; // whether the number of boards follows them in list_style::numbered
    std::string heading{};
    std::vector<placement_view> boards{};
    std::vector<std::string> captions{};
    std::vector<std::string> notes{};

    template <class Out> Out put_heading(int, std::size_t, Out out) const {
        return std::copy(heading.begin(), heading.end(), out);
    }
    template <class Out> Out put_caption(placement_view, std::size_t index, Out out) const {
        return std::copy(captions[index].begin(), captions[index].end(), out);
    }
    template <class Out> Out put_note(placement_view, std::size_t index, Out out) const {
        return std::copy(notes[index].begin(), notes[index].end(), out);
    }
};

struct format_entry {
    std::string_view name;
    text::list_style style;
    int max_size;
    void (*write)(placement_view queens, std::string& out);
    void (*write_all)(const captioned_boards& boards,
                      std::string& out); // not for list_style::numbered
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

} // namespace ctqueens::shell

#endif
