// SPDX-License-Identifier: BSL-1.0
// A search as a whole, its situations, and where something happens in it. Steps are counted from 0.
#ifndef CTQUEENS_SITE_SURVEY_HPP
#define CTQUEENS_SITE_SURVEY_HPP

#include "situation.hpp"

namespace ctqueens::site {

// All zero before the first shard.
struct survey {
    situation before[greatest_size + 1]; // each shard
    std::uint32_t steps_before[greatest_size + 1];
    int shards; // searched so far
};

// A search for one N.
struct sized_search {
    int size;
    void (*run)(int first_column, situation_tracker&) noexcept; // searches one shard
    survey* known;
};

// Searches the next shard, if any. Returns true when all shards have been searched.
bool extend(const sized_search& search) noexcept;

// Writes up to `count` situations, starting with the one after step `first`. Returns how many it
// wrote.
std::uint32_t write_situations(const sized_search& search, situation* to, std::uint32_t first,
                               std::uint32_t count) noexcept;

inline constexpr std::uint32_t no_step = ~std::uint32_t{0};

// The first step from step `boundary` that calls a hook or, backwards, the last one before it.
// no_step if there is none.
std::uint32_t find_step(const sized_search& search, std::uint32_t boundary, hook called,
                        bool is_forward) noexcept;

// A queen that a search placed, for a picture of the whole tree.
struct tree_node {
    std::uint32_t placed;   // the step
    std::uint32_t finished; // the step at which it was rejected or taken back
    std::uint32_t cut;      // as in `node`
    std::uint32_t solutions;
    square at;
    fate happened;
    std::uint32_t is_doomed; // 1 if queens above it, or it and one of them, attack each other
};

// Writes the nodes in the order in which they are placed. Returns how many there are.
std::uint32_t write_tree(const sized_search& search, tree_node* to,
                         std::uint32_t capacity) noexcept;

} // namespace ctqueens::site

#endif
