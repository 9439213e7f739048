// SPDX-License-Identifier: BSL-1.0
// A module that runs the search my_search of the user's program for one N.
#include "program.cpp"

#include "size.hpp" // constexpr int user_size

#include "debugger.cpp"
#include "my_search.hpp"

namespace ctqueens::site {

namespace {

// The line of program.cpp that calls a hook. 0 for calls in other files, such as those of a
// reporter.
struct program_line {
    static consteval int of_call(int line = __builtin_LINE(),
                                 const char* file = __builtin_FILE_NAME()) noexcept {
        return line <= 0xffff && __builtin_strcmp(file, "program.cpp") == 0 ? line : 0;
    }
};

template <search::algorithm Search, int N> void write_shard(int, int first_column) noexcept {
    static_assert(least_size <= N && N <= greatest_size && N <= Search::max_size,
                  "ctqueens: the debugger needs N from 4 to Search::max_size, at most 8");
    log_writer<program_line> writer;
    Search::template run<N>(first_column, writer);
}
constexpr search_entry entry = {user_search::name, "", write_shard<user_search, user_size>};

} // namespace

search_list searches() noexcept { return {&entry, 1}; }

} // namespace ctqueens::site
