// SPDX-License-Identifier: BSL-1.0
// A module that runs the search my_search of the user's program for one N.
#include "program.cpp"

#include "size.hpp" // constexpr int user_size

#include "debugger.hpp"
#include "my_search.hpp"

namespace ctqueens::site {

namespace {

// The line of program.cpp that calls a hook. 0 for calls in other files, such as those of a
// reporter.
consteval int program_line(int line = __builtin_LINE(),
                           const char* file = __builtin_FILE_NAME()) noexcept {
    return line <= 0xffff && __builtin_strcmp(file, "program.cpp") == 0 ? line : 0;
}

// Passes on the calls with their lines.
struct program_calls : search::observer {
    situation_tracker& to;

    explicit program_calls(situation_tracker& receiver) noexcept : to(receiver) {}

    void enter(int row, int line = program_line()) noexcept { to.enter(row, line); }
    bool place(square at, int line = program_line()) noexcept { return to.place(at, line); }
    void test(int comparisons, int line = program_line()) noexcept { to.test(comparisons, line); }
    void reject(square at, int line = program_line()) noexcept { to.reject(at, line); }
    bool solution(placement_view queens, int line = program_line()) noexcept {
        return to.solution(queens, line);
    }
    void retreat(square from, int line = program_line()) noexcept { to.retreat(from, line); }
    void leave(int row, int line = program_line()) noexcept { to.leave(row, line); }
};

std::uint32_t left_out[greatest_size]; // for each shard, the number of calls that make no sense

template <class Search, int N>
void search_program(int first_column, situation_tracker& receiver) noexcept {
    program_calls calls(receiver);
    Search::template run<N>(first_column, calls);
    // The debugger first runs each shard to its end; later runs may stop early.
    if (left_out[first_column] < receiver.left_out()) {
        left_out[first_column] = receiver.left_out();
    }
}

template <search::algorithm Search, int N> constexpr search_entry entry_for() noexcept {
    static_assert(least_size <= N && N <= greatest_size && N <= Search::max_size,
                  "ctqueens: the debugger needs N from 4 to Search::max_size, at most 8");
    search_entry entry{Search::name, "", {}, surveys_of<Search>};
    entry.by_size[N - least_size] = search_program<Search, N>;
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
