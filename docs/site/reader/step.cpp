// SPDX-License-Identifier: BSL-1.0
// A module with the search my_search of the reader's program, for one N. The compiler writes a
// trace of the search, and the module replays it. If the compiler cannot evaluate the search, the
// module runs it.
#include "program.cpp"

#include "size.hpp" // constexpr int reader_size

#include "debugger.hpp"
#include "my_search.hpp"
#include "trace_writer.hpp"

namespace ctqueens::site {

namespace {

// If there is no room, only the words are counted.
template <class Search, int N, int first_column, std::uint32_t room = 0>
struct shard_trace
{
    std::uint32_t words[room + 1]{};
    std::uint32_t count = 0;

    constexpr shard_trace() noexcept
    {
        trace_writer<N> writer(words, room);
        Search::template run<N>(first_column, writer);
        count = writer.count();
    }
};

// A constant if the compiler can evaluate the shard.
template <class Search, int N, int first_column>
const std::uint32_t word_count = shard_trace<Search, N, first_column>().count;

template <class Search, int N, int first_column>
constexpr shard_trace<Search, N, first_column, word_count<Search, N, first_column>> trace_of;

// Tries no further shard after one that the compiler cannot evaluate.
template <std::uint32_t>
struct probe;
template <class Search, int N, int first_column = 0>
constexpr bool can_trace() noexcept
{
    if constexpr (first_column == N) {
        return true;
    } else if constexpr (requires { typename probe<word_count<Search, N, first_column>>; }) {
        return can_trace<Search, N, first_column + 1>();
    } else {
        return false;
    }
}
template <class Search, int N>
constexpr bool is_traced = can_trace<Search, N>();

template <class Search, int N, int... column>
void replay_shard(int first_column, sensible_calls& calls, detail::index_list<column...>) noexcept
{
    static constexpr trace_words traces[] = {
        {trace_of<Search, N, column>.words, trace_of<Search, N, column>.count}...};
    replay(traces[first_column], N, calls);
}

std::uint32_t left_out[greatest_size]; // for each shard, the number of calls that make no sense

template <class Search, int N>
void search_sensibly(int first_column, follower& receiver) noexcept
{
    sensible_calls calls(N, receiver);
    if constexpr (is_traced<Search, N>) {
        replay_shard<Search, N>(first_column, calls, detail::indices<N>);
    } else {
        Search::template run<N>(first_column, calls);
    }
    // The debugger first runs each shard to its end; later runs may stop early.
    if (left_out[first_column] < calls.left_out()) {
        left_out[first_column] = calls.left_out();
    }
}

template <search::algorithm Search, int N>
constexpr search_entry entry_for() noexcept
{
    static_assert(least_size <= N && N <= greatest_size && N <= Search::max_size,
                  "ctqueens: the debugger needs N from 4 to Search::max_size, at most 8");
    search_entry entry{Search::name, "", "", {}};
    entry.by_size[N - least_size] = search_sensibly<Search, N>;
    return entry;
}
constexpr search_entry entry = entry_for<reader_search, reader_size>();

} // namespace

search_list searches() noexcept
{
    return {&entry, 1};
}

#pragma GCC visibility push(default) // exported
extern "C" {

// Whether the compiler has written the trace.
bool is_computed_by_compiler() noexcept
{
    return is_traced<reader_search, reader_size>;
}

// The number of hook calls that make no sense, such as those for squares off the board. The debugger does
// not show them. Call this after extend_survey().
std::uint32_t left_out_calls() noexcept
{
    std::uint32_t sum = 0;
    for (const std::uint32_t calls : left_out) {
        sum += calls;
    }
    return sum;
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
