// SPDX-License-Identifier: BSL-1.0
// The commands `count` and `searches`.
#include "commands.hpp"
#include "registry.hpp"

namespace ctqueens::shell {

namespace {

void put_right(std::uint64_t number, std::size_t width, std::string& out)
{
    const std::string digits = std::to_string(number);
    out.append(width - std::min(width, digits.size()), ' ');
    out += digits;
}

} // namespace

int print_counts(const arguments&, std::string& out)
{
    out += " N  solutions\n";
    for (int size = 0; size <= max_table_size; ++size) {
        put_right(static_cast<std::uint64_t>(size), 2, out);
        put_right(size == 0 ? 1 : tables_of(size).solutions.size(), 11, out); // N = 0: the empty board
        out += '\n';
    }
    return 0;
}

int print_searches(const arguments&, std::string& out)
{
    out += "search        candidates  conflict tests  backtracks  solutions\n";
    for (const search_entry& each : searches()) {
        out += each.name;
        put_right(each.work.candidates, 24 - each.name.size(), out);
        put_right(each.work.conflict_tests, 16, out);
        put_right(each.work.backtracks, 12, out);
        put_right(each.work.solutions, 11, out);
        out += '\n';
    }
    return 0;
}

} // namespace ctqueens::shell
