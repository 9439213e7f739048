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

template <class Search, int N>
void search_program(int first_column, situation_tracker& receiver) noexcept {
    program_calls calls(receiver);
    Search::template run<N>(first_column, calls);
}

template <search::algorithm Search, int N> constexpr search_entry entry_for() noexcept {
    static_assert(least_size <= N && N <= greatest_size && N <= Search::max_size,
                  "ctqueens: the debugger needs N from 4 to Search::max_size, at most 8");
    search_entry entry{Search::name, "", {}};
    entry.by_size[N - least_size] = {N, search_program<Search, N>, &survey_of<Search, N>};
    return entry;
}
constexpr search_entry entry = entry_for<user_search, user_size>();

} // namespace

search_list searches() noexcept { return {&entry, 1}; }

} // namespace ctqueens::site
