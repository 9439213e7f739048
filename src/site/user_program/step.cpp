// SPDX-License-Identifier: BSL-1.0
// A module that runs the search my_search of the user's program for one N.
#include "program.cpp"

#include "size.hpp" // constexpr int user_size

#include "debugger.hpp"
#include "my_search.hpp"
#include "sensible_calls.hpp"

namespace ctqueens::site {

namespace {

std::uint32_t left_out[greatest_size]; // for each shard, the number of calls that make no sense

template <class Search, int N>
void search_sensibly(int first_column, situation_tracker& receiver) noexcept {
    sensible_calls calls(N, receiver);
    Search::template run<N>(first_column, calls);
    // The debugger first runs each shard to its end; later runs may stop early.
    if (left_out[first_column] < calls.left_out()) {
        left_out[first_column] = calls.left_out();
    }
}

template <search::algorithm Search, int N> constexpr search_entry entry_for() noexcept {
    static_assert(least_size <= N && N <= greatest_size && N <= Search::max_size,
                  "ctqueens: the debugger needs N from 4 to Search::max_size, at most 8");
    search_entry entry{Search::name, "", {}, surveys_of<Search>};
    entry.by_size[N - least_size] = search_sensibly<Search, N>;
    return entry;
}
constexpr search_entry entry = entry_for<user_search, user_size>();

} // namespace

search_list searches() noexcept { return {&entry, 1}; }

#pragma GCC visibility push(default) // exported
extern "C" {

// The number of hook calls that make no sense, such as those for squares off the board. The
// debugger does not show them. Call this after extend_survey().
std::uint32_t left_out_calls() noexcept {
    std::uint32_t sum = 0;
    for (const std::uint32_t calls : left_out) {
        sum += calls;
    }
    return sum;
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
