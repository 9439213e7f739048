// SPDX-License-Identifier: BSL-1.0
// The searches and formats of the library as values in arrays, which are looked up by name at run
// time. The library's registries (hana/registry.hpp) have them as types.
#ifndef CTQUEENS_SHELL_ENTRIES_HPP
#define CTQUEENS_SHELL_ENTRIES_HPP

#include "arguments.hpp"
#include "boards.hpp"
#include "search_results.hpp"

#include <ctqueens/text.hpp>

#include <span>

namespace ctqueens::shell {

inline constexpr int largest_puzzle_size = 50; // of text::dimacs, which needs no table

using step_span = std::span<const step>;

struct search_entry : named, search_results {};
std::span<const search_entry> searches();

struct format_entry : named {
    text::list_style style;
    void (*write)(const printed_boards& boards, std::string& out);
};
std::span<const format_entry> formats();       // the last one, text::dimacs, writes the puzzle
std::span<const format_entry> board_formats(); // the others, which write solutions

struct step_format_entry : named {
    void (*write)(int size, step_span steps, std::string& out);
};
std::span<const step_format_entry> step_formats();

} // namespace ctqueens::shell

#endif
