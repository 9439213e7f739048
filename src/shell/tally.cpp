// SPDX-License-Identifier: BSL-1.0
#include "tally.hpp"

#include "messages.hpp"

#include "../tables/compiled_tables.hpp"

#include <algorithm>

namespace ctqueens::shell {

static std::vector<search_order> orders_of(int size) {
    std::vector<search_order> orders;
    if (has_table(size)) {
        orders.push_back({"lexicographic order", compiled::tables_of(size).solutions});
    }
    if (size == searched_size) {
        for (const search_entry& each : searches()) {
            orders.push_back({concatenate("the order of ", each.name), each.solutions});
        }
    }
    return orders;
}

size_tally& tally::of(int size) {
    const auto [found, is_new] = sizes_.try_emplace(size);
    if (is_new && has_table(size)) {
        found->second.is_found.resize(compiled::tables_of(size).solutions.size());
        found->second.orders = orders_of(size);
    }
    return found->second;
}

bool tally::add_solution(placement_view queens) {
    size_tally& all = of(queens.rows());
    if (has_table(queens.rows())) {
        const std::size_t index = compiled::tables_of(queens.rows()).index_of(queens);
        if (all.is_found[index]) {
            ++all.repeated;
            return false;
        }
        all.is_found[index] = true;
        std::erase_if(all.orders, [&](const search_order& order) {
            return !std::ranges::equal(order.solutions[all.solutions], queens);
        });
    }
    ++all.solutions;
    return true;
}

bool size_tally::is_complete(int size) const {
    const bool has_all = has_table(size) && solutions == published_counts[size];
    return has_all && repeated == 0 && others == 0;
}

bool tally::is_complete() const {
    return std::ranges::all_of(
        sizes_, [](const auto& each) { return each.second.is_complete(each.first); });
}

// Such as "; 3 repeated", or nothing for none.
static std::string counted(std::size_t count, const char* what) {
    return count == 0 ? "" : concatenate("; ", count, ' ', what);
}

static std::string number_of_solutions(int size, const size_tally& all) {
    const char* const noun = all.solutions == 1 ? " solution" : " solutions";
    if (!has_table(size)) {
        return concatenate(all.solutions, noun, all.solutions > 1 ? ", perhaps repeated" : "");
    }
    const std::size_t known = all.is_found.size();
    if (all.solutions != known) return concatenate(all.solutions, " of ", known, " solutions");
    if (known < 2) return known == 0 ? "there is no solution" : "the only solution";
    return concatenate("all ", known, " solutions");
}

static void write_missing(int size, const size_tally& all, tally::missing listed,
                          std::string& out) {
    constexpr std::size_t few = 3;
    const table_view solutions = compiled::tables_of(size).solutions;
    const std::size_t count = solutions.size() - all.solutions;
    const std::size_t most = listed == tally::missing::all_of_them ? count : few;
    std::size_t written = 0;
    for (std::size_t index = 0; index != solutions.size() && written != most; ++index) {
        if (all.is_found[index]) continue;
        out += written++ == 0 ? "missing: " : ", ";
        text::digits::write(solutions[index], appender(out));
    }
    if (written == 0) return;
    if (written != count)
        out += concatenate(" and ", count - written, " more (--missing lists all)");
    out += '\n';
}

void tally::write(missing listed, std::string& out) const {
    for (const auto& [size, all] : sizes_) {
        const bool has_order = !all.orders.empty() && all.solutions > 1;
        out += concatenate(
            "N = ", size, ": ", number_of_solutions(size, all),
            has_order ? ", in " + all.orders.front().name : "", counted(all.repeated, "repeated"),
            counted(all.others, all.others == 1 ? "is not a solution" : "are not solutions"), '\n');
        if (has_table(size)) write_missing(size, all, listed, out);
    }
}

} // namespace ctqueens::shell
