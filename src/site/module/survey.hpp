// SPDX-License-Identifier: BSL-1.0
// A search as a whole, its situations, and where something happens in it. Steps are counted from 0.
#ifndef CTQUEENS_SITE_SURVEY_HPP
#define CTQUEENS_SITE_SURVEY_HPP

#include "situation.hpp"

namespace ctqueens::site {

// Searches one shard.
using shard_search = void (*)(int first_column, situation_tracker&) noexcept;

template <class Search, int N>
void search_shard(int first_column, situation_tracker& observer) noexcept {
    Search::template run<N>(first_column, observer);
}

// All zero before the first shard.
struct survey {
    situation before[greatest_size + 1]; // each shard
    std::uint32_t steps_before[greatest_size + 1];
    int shards; // searched so far
};

// Searches the next shard, if any. Returns true when all shards have been searched.
bool extend(survey& of, int size, shard_search search) noexcept;

// Writes up to `count` situations, starting with the one after step `first`. Returns how many it
// wrote.
std::uint32_t write_situations(const survey& of, int size, shard_search search, situation* to,
                               std::uint32_t first, std::uint32_t count) noexcept;

inline constexpr std::uint32_t no_step = ~std::uint32_t{0};

// The first step from step `boundary` that calls a hook or, backwards, the last one before it.
// no_step if there is none.
std::uint32_t find_step(const survey& of, int size, shard_search search, std::uint32_t boundary,
                        hook called, bool is_forward) noexcept;

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
std::uint32_t write_tree(const survey& of, int size, shard_search search, tree_node* to,
                         std::uint32_t capacity) noexcept;

} // namespace ctqueens::site

#endif
