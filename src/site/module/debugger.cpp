// SPDX-License-Identifier: BSL-1.0
// The functions that a module exports to the debugger. Searches are numbered from 0, and N is
// `size`.
#include "debugger.hpp"

namespace ctqueens::site {

namespace {

constexpr std::uint32_t window_capacity = 512;
situation situations[window_capacity];

// There is room for the whole tree up to this N: that of the exhaustive search has 55,986 nodes.
constexpr int largest_tree_size = 6;
constexpr std::uint32_t tree_capacity = 60'000;
tree_node nodes[tree_capacity];

const sized_search& search_at(int search, int size) noexcept {
    return searches().first[search].by_size[size - least_size];
}

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

// All searches of a module do the same sizes, which are in this range.
int first_size() noexcept { return least_size; }
int last_size() noexcept { return greatest_size; }
bool has_size(int size) noexcept { return search_at(0, size).run != nullptr; }
int search_count() noexcept { return searches().count; }
const char* search_name(int search) noexcept { return searches().first[search].name; }
const char* search_tests(int search) noexcept { return searches().first[search].tests; }

// Call this until it returns true, before any of the functions below: it runs the search, one shard
// at a time.
bool extend_survey(int search, int size) noexcept { return extend(search_at(search, size)); }
std::uint32_t step_count(int search, int size) noexcept {
    const survey& of = *search_at(search, size).known;
    return of.steps_before[of.shards];
}

// Returns how many situations it wrote, at most show_steps_capacity(), starting with the one after
// step `first`.
std::uint32_t show_steps(int search, int size, std::uint32_t first) noexcept {
    return write_situations(search_at(search, size), situations, first, window_capacity);
}
std::uint32_t show_steps_capacity() noexcept { return window_capacity; }
const situation* shown_steps() noexcept { return situations; }

// The first step from step `boundary` or, backwards, the last one before it, that calls a hook.
// 2^32 - 1 if there is none.
std::uint32_t fitting_step(int search, int size, std::uint32_t boundary, hook called,
                           bool is_forward) noexcept {
    return find_step(search_at(search, size), boundary, called, is_forward);
}

bool has_tree(int size) noexcept { return size <= largest_tree_size; }
// Writes the whole tree, if has_tree(). Returns how many nodes it has.
std::uint32_t grow_tree(int search, int size) noexcept {
    return write_tree(search_at(search, size), nodes, tree_capacity);
}
const tree_node* tree_nodes() noexcept { return nodes; }

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
