// SPDX-License-Identifier: BSL-1.0
// The searches and formats of the library as values in arrays, which are looked up by name at run
// time. The library's registries (hana/registry.hpp) have them as types.
#ifndef CTQUEENS_SHELL_ENTRIES_HPP
#define CTQUEENS_SHELL_ENTRIES_HPP

#include "boards.hpp"
#include "names.hpp"

#include <ctqueens/table_view.hpp>
#include <ctqueens/text.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

#include <span>

namespace ctqueens::shell {

inline constexpr int searched_size = 8, largest_traced_size = 8;
inline constexpr int largest_puzzle_size = 50; // of text::dimacs, which needs no table

using step_span = std::span<const step>;

// What the compiler has found with one search.
struct search_entry : named {
    table_view solutions;                 // for N = searched_size, in the order of the search
    work_counts work;                     // for N = searched_size
    step_span steps[largest_traced_size]; // for N = 1, 2, ...; at most max_trace_steps
};
std::span<const search_entry> searches();

struct format_entry : named {
    text::list_style style;
    void (*write)(const printed_boards& boards, std::string& out);
};
std::span<const format_entry> board_formats(); // those that write solutions
std::span<const format_entry> formats();       // those and text::dimacs, which writes the puzzle

struct step_format_entry : named {
    void (*write)(int size, step_span steps, std::string& out);
};
std::span<const step_format_entry> step_formats();

} // namespace ctqueens::shell

#endif
