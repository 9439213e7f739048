// SPDX-License-Identifier: BSL-1.0
// The debugger shows the steps of trace.hpp, for every search and from every starting point. Prints
// the differences.
#include "../../src/site/module/debugger.hpp"

#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

using namespace ctqueens;

namespace {

template <class Search, int N> std::vector<step> traced() {
    const int all = write_steps<N, Search>(first_steps{1 << 30}, nullptr, 1 << 30);
    std::vector<step> steps(static_cast<std::size_t>(all));
    write_steps<N, Search>(first_steps{all}, steps.data(), all);
    return steps;
}

// All situations, read in windows that overlap.
template <class Search, int N> std::vector<site::situation> shown() {
    site::survey whole{};
    const site::shard_search search = site::search_shard<Search, N>;
    while (!site::extend(whole, N, search)) {
    }
    std::vector<site::situation> situations(whole.depths.steps);
    constexpr std::uint32_t capacity = 100;
    site::situation window[capacity];
    for (std::uint32_t first = 0; first < whole.depths.steps; first += 97) {
        const std::uint32_t count =
            site::write_situations(whole, N, search, window, first, capacity);
        std::copy(window, window + count, situations.begin() + first);
    }
    return situations;
}

bool is_same(const site::situation& now, const step& expected) {
    const bool is_conflict = expected.kind == step_kind::conflict;
    const auto at = is_conflict ? std::pair{now.attacked_row, now.attacked_column}
                                : std::pair{now.row, now.column};
    const bool is_right_kind = expected.kind == step_kind::place ? now.called == site::hook::place
                               : is_conflict                     ? now.called == site::hook::reject
                               : expected.kind == step_kind::solution
                                   ? now.called == site::hook::solution
                                   : now.called == site::hook::retreat;
    return is_right_kind && at.first == expected.row && at.second == expected.column &&
           (!is_conflict || (now.attacker_row == expected.attacker_row &&
                             now.attacker_column == expected.attacker_column));
}

template <class Search, int N> bool agree() {
    const std::vector<step> expected = traced<Search, N>();
    std::size_t index = 0;
    bool all_same = true;
    for (const site::situation& now : shown<Search, N>()) {
        const bool is_traced =
            now.called == site::hook::place || now.called == site::hook::reject ||
            now.called == site::hook::solution || now.called == site::hook::retreat;
        if (is_traced) {
            all_same = all_same && index < expected.size() && is_same(now, expected[index]);
            ++index;
        }
    }
    if (!all_same || index != expected.size()) {
        std::printf("%s, N = %d: the steps differ\n", Search::name, N);
        return false;
    }
    return true;
}

template <class... Search> struct list {
    static bool agree_all() { return (... && (agree<Search, 4>() && agree<Search, 6>())); }
};

} // namespace

int main() {
    const bool all_agree = search::all<list>::agree_all() && agree<search::iterative, 8>() &&
                           agree<search::bitmask, 8>();
    return all_agree ? 0 : 1;
}
