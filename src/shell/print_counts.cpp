// SPDX-License-Identifier: BSL-1.0
// The commands `count` and `searches`.
#include "commands.hpp"
#include "tables.hpp"

#include <algorithm>

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
    hana::for_each(search_works, [&](const auto& entry) {
        const std::string_view name = hana::first(entry).c_str();
        const work_counts& counts = hana::second(entry);
        out += name;
        put_right(counts.candidates, 24 - name.size(), out);
        put_right(counts.conflict_tests, 16, out);
        put_right(counts.backtracks, 12, out);
        put_right(counts.solutions, 11, out);
        out += '\n';
    });
    return 0;
}

} // namespace ctqueens::shell
