// SPDX-License-Identifier: BSL-1.0
// The functions that a module exports to the debugger, and the one that it imports. Searches are
// numbered from 0, and N is `size`.
#include "debugger.hpp"

namespace ctqueens::site {

// The page reads a part of the log. Returns whether it wants more.
extern "C" __attribute__((import_module("page"), import_name("readLog"))) bool
read_log(const call* first, int count) noexcept;

namespace {

constexpr int log_capacity = 65'536;
call log[log_capacity];
int log_length = 0;
bool wants_more = true;

void hand_over() noexcept {
    wants_more = read_log(log, log_length) && wants_more;
    log_length = 0;
}

} // namespace

bool write(const call& made) noexcept {
    log[log_length++] = made;
    if (log_length == log_capacity) {
        hand_over();
    }
    return wants_more;
}

#pragma GCC visibility push(default) // exported
extern "C" {

int search_count() noexcept { return searches().count; }
const char* search_name(int search) noexcept { return searches().first[search].name; }
const char* search_tests(int search) noexcept { return searches().first[search].tests; }

// Runs a shard. The page reads the log in parts of the same length, but for the last one.
void run_shard(int search, int size, int first_column) noexcept {
    wants_more = true;
    searches().first[search].write_shard(size, first_column);
    if (first_column == size - 1) {
        write({hook::end, 0, 0, 0});
    }
    hand_over();
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
